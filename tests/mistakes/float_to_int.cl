// launch: -g 8 -l 8 -a y=zeros:i32:8
// expect: conversion 5
kernel void k(global int* y) {
  int i = get_global_id(0);
  y[i] = (int)(exp2((float)(5 * i)));
}
