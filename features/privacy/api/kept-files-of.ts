import type { KeptImage } from '#server/storage/keep-image.ts';

const ADDRESS = /\/archivos\/([\w-]{32})\//g;

/** @param value an id, a stored image or a list of URLs. */
export function keptFilesOf(value: unknown): string[] {
  if (!value) return [];
  if (typeof value === 'string') return [value];
  const own = typeof value === 'object' && 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  const addressed = [...JSON.stringify(value).matchAll(ADDRESS)].map(([, id]) => id!);
  return [...new Set([...own, ...addressed])];
}

export function widestFile({ width, formats }: KeptImage): string {
  return `${width}.${formats.includes('jpeg') ? 'jpeg' : formats.includes('webp') ? 'webp' : formats[0]}`;
}
