// launch: -g 8 -l 8 -a y=zeros:u8:8
// expect: conversion 5
kernel void k(global uchar* y) {
  int i = get_global_id(0);
  y[i] = (uchar)(3.0f - i);
}
