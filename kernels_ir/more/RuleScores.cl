// Rules that change scores: a rule asks for a key or is on for all; few are on. Only scores that are high enough change.
__kernel void ruleScores(__constant int *asksForKey, __constant int *wanted, __constant int *isOn,
                         __constant float *weights, int rules, __global const int *keys, __global float *scores)
{
    int i = get_global_id(0);
    int key = keys[i];
    float score = scores[i];
    for (int r = 0; r < rules; ++r) {
        if (score > 0.25f) {
            if (asksForKey[r] ? wanted[r] == key : isOn[r] > 0) {
                float w = weights[r];
                float rest = 1.0f - score;
                float bent = score / (1.0f + w * rest * rest);
                float drop = sqrt(bent * bent + w * 0.0625f) / (1.0f + w);
                float mix = bent * (1.0f - w) + drop * w;
                score = mix / (0.5f + sqrt(0.25f + mix * 0.03125f));
            }
        }
    }
    scores[i] = score;
}
