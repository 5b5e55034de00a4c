// launch: -g 8 -l 8 -a y=zeros:i32:8 -a x=zeros:f32:8
// expect: conversion 5
kernel void k(global int* y, global const float* x) {
  int i = get_global_id(0);
  y[i] = (int)(x[i] / x[i]);
}
