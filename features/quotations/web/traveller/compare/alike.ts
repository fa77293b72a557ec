/** Groups items with the same key. The groups are in the order of their first items. */
export function alike<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  return [...Map.groupBy(items, keyOf).values()];
}
