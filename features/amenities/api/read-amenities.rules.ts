import type { Amenity, AmenityKind } from '#features/amenities/contract/amenity.ts';
import { spanishCapitals, tidyName } from '#features/places/api/public.ts';
import { parseHours } from '#planner/hours/parse.ts';
import { printHours } from '#planner/hours/print.ts';

type Tags = Record<string, string | undefined>;

/** Kinds by the tag of OpenStreetMap. */
const KIND_OF_TAG: Record<string, AmenityKind> = {
  'amenity=pharmacy': 'pharmacy',
  'amenity=hospital': 'hospital',
  'amenity=clinic': 'clinic',
  'amenity=police': 'police',
  'amenity=fire_station': 'fire_station',
  'amenity=bank': 'bank',
  'amenity=atm': 'atm',
  'amenity=bureau_de_change': 'exchange',
  'amenity=fuel': 'fuel',
  'amenity=parking': 'parking',
  'amenity=bus_station': 'bus_station',
  'amenity=toilets': 'toilets',
  'tourism=information': 'information',
  'shop=supermarket': 'supermarket',
  'shop=laundry': 'laundry',
};

const ALWAYS = new Set(['24/7', 'Mo-Su,PH 00:00-24:00', 'Mo-Su 00:00-24:00']);

/**
 * Reads the points of the known kinds.
 * @throws {Error} if the text is not a GeoJSON FeatureCollection.
 */
export function readAmenities(text: string): Amenity[] {
  const collection = JSON.parse(text) as { features?: unknown };
  if (!Array.isArray(collection.features)) throw new Error('it is not a GeoJSON FeatureCollection');
  return collection.features.flatMap((feature): Amenity[] => {
    const tags: Tags = feature.properties ?? {};
    const kind = amenityKindOf(tags);
    const [lon, lat] = feature.geometry?.type === 'Point' ? feature.geometry.coordinates : [];
    if (!kind || !Number.isFinite(lon) || !Number.isFinite(lat)) return [];
    const hours = hoursOf(tags);
    return [
      {
        id: String(feature.id ?? tags['@id'] ?? `${lon},${lat}`),
        kind,
        name: nameOf(tags),
        lon,
        lat,
        address: addressOf(tags),
        phone: (tags.phone ?? tags['contact:phone'])?.split(';')[0]?.trim() || null,
        hours,
        alwaysOpen: hours !== null && ALWAYS.has(hours),
        emergency: tags.emergency === 'yes' ? true : tags.emergency === 'no' ? false : null,
      },
    ];
  });
}

export function amenityKindOf(tags: Tags): AmenityKind | null {
  for (const key of ['amenity', 'shop', 'tourism']) {
    const kind = KIND_OF_TAG[`${key}=${tags[key]}`];
    if (kind) return kind;
  }
  return null;
}

function nameOf({ name, brand, operator }: Tags): string | null {
  const written = name?.trim() || brand?.trim() || operator?.trim();
  return written ? spanishCapitals(tidyName(written)) : null;
}

function hoursOf(tags: Tags): string | null {
  if (!tags.opening_hours) return null;
  const parsed = parseHours(tags.opening_hours);
  return parsed.ok ? printHours(parsed.rules) : null;
}

function addressOf(tags: Tags): string | null {
  const street = tags['addr:street']?.trim();
  if (!street) return null;
  const number = tags['addr:housenumber']?.split(';')[0]?.trim();
  return number ? `${street} ${number}` : street;
}
