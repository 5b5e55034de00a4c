// launch: -g 8 -l 8 -a y=zeros:i16:8
// expect: conversion 5
kernel void k(global short* y) {
  int i = get_global_id(0);
  y[i] = convert_short(10000.0f * i);
}
