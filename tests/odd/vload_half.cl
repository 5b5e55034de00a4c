kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  global const half *h = (global const half *)in;
  global half *o = (global half *)out;
  float4 f = vload_half4(i % 16, h);
  float g = vload_half(i, h);
  float3 q = vloada_half3(i % 16, h);
  float2 r = (float2)(isnan(f.x) ? 1 : clamp(f.x, -100.f, 100.f), isnan(g) ? 2 : g);
  vstore_half2_rtz(r * 1.001f, i, o);
}
