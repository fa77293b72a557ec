/** Things that say the same together, each group where its first one stands. */
export function alike<T>(things: readonly T[], keyOf: (thing: T) => string): T[][] {
  return [...Map.groupBy(things, keyOf).values()];
}
