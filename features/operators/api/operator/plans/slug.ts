/** A name as an address: "Moche y Chimú" → "moche-y-chimu"; at most 60 letters, never empty. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return slug || 'sin-nombre';
}

/** The slug, or the slug with the first number from 2 on that is not taken. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug;
  for (let i = 2; ; i += 1) if (!taken.includes(`${slug}-${i}`)) return `${slug}-${i}`;
}
