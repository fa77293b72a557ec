/** Returns the initials of the first and the last word of a name: "Lucía Mendoza Ríos" → "LR", "Ana" → "A". */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return initials.join('').toLocaleUpperCase('es');
}
