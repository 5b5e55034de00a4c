kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  double3 d = (double3)(in[i], 0.5, -1);
  d.xyz = d.zxy * 2;
  char3 c = convert_char3(d);
  uchar16 u = (uchar16)(in[i]);
  u.s3 = 7;
  long3 q = convert_long3(d) << (long3)(1, 2, 3);
  double3 a[2];
  a[0] = d;
  a[1] = d * d;
  out[i] = (int)dot(a[in[i] & 1], d) + c.y + u.s2 + u.s3 + (int)(q.x + q.y + q.z);
}
