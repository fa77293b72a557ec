export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}

/** Moves an item beside another one. An unknown key changes nothing. */
export function movedBeside<T extends { id: string }>(
  list: readonly T[],
  id: string,
  { beside, edge }: { beside: string; edge: 'above' | 'below' },
): readonly T[] {
  const item = list.find((one) => one.id === id);
  const rest = list.filter((one) => one.id !== id);
  const at = rest.findIndex((one) => one.id === beside);
  if (!item || at === -1) return list;
  const to = edge === 'above' ? at : at + 1;
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
