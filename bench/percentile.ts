/** The smallest of the values that is greater than or equal to `share` (0 to 1) of them: 0.95 gives the p95. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
