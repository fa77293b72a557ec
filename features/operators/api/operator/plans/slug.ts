/** Returns 1 to 60 characters, such as "moche-y-chimu" for "Moche y Chimú". */
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

export function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug;
  for (let i = 2; ; i += 1) if (!taken.includes(`${slug}-${i}`)) return `${slug}-${i}`;
}
