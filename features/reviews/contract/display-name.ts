/** "Lucía Ñopo Vera" → "Lucía Ñ.": the name under which somebody's review is shown unless they write another. */
export function displayName(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  const initial = [...second][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
