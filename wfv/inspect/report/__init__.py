"""The report: one HTML file that shows a kernel's source, steps, control flow, machine code, times and remarks."""
