// European call and put prices by the Black-Scholes formula: one option per work-item, all its parameters
// interpolated from one random number: price, term and rate fall with it, strike and volatility rise.
#define S_LOW 10.0f
#define S_HIGH 100.0f
#define K_LOW 25.0f
#define K_HIGH 75.0f
#define T_LOW 1.0f
#define T_HIGH 10.0f
#define R_LOW 0.01f
#define R_HIGH 0.05f
#define SIGMA_LOW 0.10f
#define SIGMA_HIGH 0.50f

// Cumulative normal distribution, Abramowitz and Stegun 26.2.17.
static float normalCdf(float x)
{
    const float c1 = 0.319381530f;
    const float c2 = -0.356563782f;
    const float c3 = 1.781477937f;
    const float c4 = -1.821255978f;
    const float c5 = 1.330274429f;
    const float oneBySqrt2Pi = 0.398942280f;

    float t = 1.0f / (1.0f + 0.2316419f * fabs(x));
    float tail = oneBySqrt2Pi * exp(-x * x / 2.0f) * (t * (c1 + t * (c2 + t * (c3 + t * (c4 + t * c5)))));
    return x < 0.0f ? tail : 1.0f - tail;
}

__kernel void blackScholes(__global const float *random, __global float *call, __global float *put)
{
    uint tid = get_global_id(0);
    float u = random[tid];
    float v = 1.0f - u;
    float s = S_LOW * u + S_HIGH * v;
    float k = K_LOW * v + K_HIGH * u;
    float t = T_LOW * u + T_HIGH * v;
    float r = R_LOW * u + R_HIGH * v;
    float sigma = SIGMA_LOW * v + SIGMA_HIGH * u;

    float sigmaSqrtT = sigma * sqrt(t);
    float d1 = (log(s / k) + (r + sigma * sigma / 2.0f) * t) / sigmaSqrtT;
    float d2 = d1 - sigmaSqrtT;
    float discountedK = k * exp(-r * t);

    call[tid] = s * normalCdf(d1) - discountedK * normalCdf(d2);
    put[tid] = discountedK * normalCdf(-d2) - s * normalCdf(-d1);
}
