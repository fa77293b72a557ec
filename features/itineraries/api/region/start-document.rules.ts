import type { ItineraryDocument } from '#features/itineraries/contract/region.ts';
import type { RegionArt } from '#posters/art.ts';
import type { Region } from '#regions/read-region.ts';

export function startDocument(title: string, { settings }: Region, art: RegionArt, author: string): ItineraryDocument {
  const { name, lon, lat } = settings.centre;
  const centre = { name, lon, lat };
  return {
    title,
    summary: '',
    reason: '',
    body: [],
    author,
    interests: [],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    poster: { scene: art.fallback, seed: slugOf(title) },
    days: [{ title: 'Primer día', text: '', leave: 540, start: centre, end: centre, stops: [] }],
  };
}

/** Converts "Días de barro" to "dias-de-barro". */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.slice(0, 80) || 'itinerario';
}
