/** "Lucía Ñopo Vera" becomes "Lucía Ñ.", the displayed name unless the author writes another. */
export function displayName(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  const initial = [...second][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
