// Layers of an image over each other: each layer has a mode, and covers a part of the pixels.
__kernel void blendLayers(__global const float *layers, __constant int *modes, int count, int pixels,
                          __global float *image)
{
    int i = get_global_id(0);
    float below = image[i];
    for (int layer = 0; layer < count; ++layer) {
        float above = layers[layer * pixels + i];
        if (above >= 0.0f) {  // covered
            switch (modes[layer]) {
            case 0: below = above; break;
            case 1: below = above * below; break;
            case 2: below = above + below - above * below; break;
            case 3: below = above < below ? above : below; break;
            case 4: below = above > below ? above : below; break;
            case 5: below = above < below ? below - above : above - below; break;
            case 6: below = above + below - 2.0f * above * below; break;
            case 7: { float sum = above + below; below = sum < 1.0f ? sum : 1.0f; break; }
            case 8: { float rest = below - above; below = rest > 0.0f ? rest : 0.0f; break; }
            case 9: below = 0.5f * (above + below); break;
            case 10: { float rest = 1.0f - above - below; below = 1.0f - (rest < 0.0f ? -rest : rest); break; }
            case 11: below = below < 0.5f ? 2.0f * above * below : 1.0f - 2.0f * (1.0f - above) * (1.0f - below); break;
            case 12: below = above < 0.5f ? 2.0f * above * below : 1.0f - 2.0f * (1.0f - above) * (1.0f - below); break;
            case 13: below = below * below * (1.0f - 2.0f * above) + 2.0f * above * below; break;
            case 14: { float sum = above + below - 1.0f; below = sum > 0.0f ? sum : 0.0f; break; }
            default: below = above + below < 1.0f ? 0.0f : 1.0f; break;
            }
        }
    }
    image[i] = below;
}
