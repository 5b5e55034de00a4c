"""The convolution in NumPy and double precision, by the convolution theorem."""

import numpy as np


def convolution(frame, psf):
    """Each pixel with its neighbours by weight; the frame continues at the opposite edge."""
    weights = np.zeros(frame.shape)
    weights[: len(psf), : len(psf)] = psf
    weights = np.roll(weights, -(len(psf) // 2), (0, 1))
    spectrum = np.fft.rfft2(frame) * np.conj(np.fft.rfft2(weights))
    return np.fft.irfft2(spectrum, frame.shape)


def copy(arrays):
    return {"out": arrays["in"]}


def wrapped(arrays):
    return {"out": convolution(arrays["in"], arrays["psf"])}


def pad(arrays):
    return {"padded": np.pad(arrays["in"], arrays["radius"], mode="wrap")}


def padded(arrays):
    radius = len(arrays["psf"]) // 2
    return {"out": convolution(arrays["padded"], arrays["psf"])[radius:-radius, radius:-radius]}
