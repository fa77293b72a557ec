/** Groups equal entries, each group at the position of its first entry. */
export function alike<T>(things: readonly T[], keyOf: (thing: T) => string): T[][] {
  return [...Map.groupBy(things, keyOf).values()];
}
