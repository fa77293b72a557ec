import type { FileFormat } from '#features/imports/contract/columns.ts';
import type { ImportSource } from '#features/imports/contract/imports.ts';
import { LICENCES } from '#features/imports/contract/licences.ts';
import { slugOf } from '#features/places/api/public.ts';
import type { RegionSource } from '#regions/region-schema.ts';

const OSM = { name: 'OpenStreetMap', licence: 'ODbL-1.0', url: 'https://www.openstreetmap.org/copyright' } as const;
const WIKIDATA = { name: 'Wikidata', licence: 'CC0-1.0', url: 'https://www.wikidata.org/' } as const;
const WIKIVOYAGE = { name: 'Wikivoyage', licence: 'CC-BY-SA-4.0', url: 'https://es.wikivoyage.org/' } as const;

/** Titles that only the lists of Wikivoyage have. */
const OF_WIKIVOYAGE = ['type', 'checkin', 'content'];

interface UsualParts {
  format: FileFormat;
  headings: readonly string[];
  organisation: string;
  /** Local day. */
  today: string;
}

/** A suggestion, which a person confirms. */
export function usualSource({ format, headings, organisation, today }: UsualParts): ImportSource {
  const titles = headings.map((heading) => heading.toLowerCase());
  if (format === 'osm') return { ...OSM, date: today };
  if (format === 'wikidata') return { ...WIKIDATA, date: today };
  if (OF_WIKIVOYAGE.every((title) => titles.includes(title))) return { ...WIKIVOYAGE, date: today };
  return { name: organisation.slice(0, 120), licence: 'CC-BY-4.0', url: null, date: today };
}

export const sourceIdOf = ({ name }: ImportSource): string => `archivo-${slugOf(name)}`;

export function regionSource(source: ImportSource): RegionSource {
  const licence = LICENCES.find(({ id }) => id === source.licence)!;
  return {
    ...{ id: sourceIdOf(source), name: source.name, attribution: source.name, url: source.url, date: source.date },
    ...{ licence: licence.id, licence_name: licence.name, licence_url: licence.url, used_for: ['places'], note: null },
  };
}
