import { kindOfTags } from './kinds.rules.ts';

/** A parish church is no sight, unless mappers say that it is one. */
const SIGHT_TAGS = ['historic', 'heritage', 'tourism', 'wikidata', 'wikipedia', 'architect', 'start_date'];
const SIGHT_NAME = /^(catedral|bas[ií]lica|santuario|convento|monasterio)\b/i;

/** Returns `true` for the tags of OpenStreetMap of a named place that travellers visit. */
export function isTravellersPlace(tags: Readonly<Record<string, string>>): boolean {
  const name = (tags.name ?? tags['name:es'])?.trim();
  if (!name || kindOfTags(tags, name) === null) return false;
  return tags.amenity !== 'place_of_worship' || SIGHT_NAME.test(name) || SIGHT_TAGS.some((tag) => tag in tags);
}
