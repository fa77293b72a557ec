/** Groups entries with equal keys, in the order of the first entry of each group. */
export function alike<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  return [...Map.groupBy(items, keyOf).values()];
}
