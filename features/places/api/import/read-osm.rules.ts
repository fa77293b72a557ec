import { kindOfTags } from './kinds.rules.ts';
import { readPhones, readWebsite, spanishCapitals, tidyName } from './names.rules.ts';
import { type ReadContext, readHours } from './read-context.ts';
import { type ReadResult, type SourceRecord, UnreadableFile } from './source-record.ts';

type Tags = Record<string, string>;

interface OsmObject {
  key: string;
  tags: Tags;
  lon: number;
  lat: number;
}

/** Accepts GeoJSON of overpass-turbo, Overpass JSON, and a script with `var x = …;` around the JSON. */
export function readOsm(text: string, context: ReadContext): ReadResult {
  const result: ReadResult = { records: [], refused: [], repaired: [], doubted: [] };
  for (const object of objectsOf(text, context.file)) {
    const record = readObject(object, context, result);
    if (record) result.records.push(record);
  }
  return result;
}

function readObject({ key, tags, lon, lat }: OsmObject, context: ReadContext, result: ReadResult): SourceRecord | null {
  const { file, countryCode } = context;
  const written = tags.name ?? tags['name:es'];
  const refuse = (reason: string) => {
    result.refused.push({ key, name: written ?? null, file, reason });
    return null;
  };
  if (!written?.trim()) return refuse('No tiene nombre.');
  const kind = kindOfTags(tags, written);
  if (!kind) return refuse('Sus etiquetas no describen un lugar que se visite.');
  if (!context.inside(lon, lat)) return refuse('Está fuera del recuadro de la región.');

  const name = spanishCapitals(tidyName(written));
  if (name !== written)
    result.repaired.push({ key, field: 'name', from: written, to: name, why: 'escritura del nombre' });
  const doubts: string[] = [];
  const record: SourceRecord = {
    key,
    source: context.source.id,
    file,
    date: context.source.date,
    url: `https://www.openstreetmap.org/${key.slice('osm:'.length)}`,
    raw: tags,
    name,
    kind,
    lon,
    lat,
    receivesVisitors: receivesVisitors(tags, kind.category),
    notable: notability(tags),
  };
  const otherNames = [tags.alt_name, tags['name:es'], tags['name:en'], tags.brand].filter(
    (other): other is string => Boolean(other) && other !== written,
  );
  if (otherNames.length > 0) record.otherNames = otherNames;
  const hours = readHours(key, name, tags.opening_hours, result);
  if (hours) record.hours = hours;
  const address = [tags['addr:street'], tags['addr:housenumber']].filter(Boolean).join(' ');
  if (address) record.address = address;
  const phone = tags.phone ?? tags['contact:phone'];
  if (phone) {
    const { phones, unreadable } = readPhones(phone, countryCode);
    record.phones = phones;
    if (unreadable.length > 0) doubts.push(`El teléfono «${unreadable.join('; ')}» está incompleto.`);
  }
  const website = tags.website ?? tags['contact:website'] ?? tags.url;
  if (website) {
    const address = readWebsite(website);
    if (address) record.website = address;
    else doubts.push(`La dirección web «${website}» no se entiende.`);
  }
  if (tags.wheelchair === 'yes' || tags.wheelchair === 'no') record.stepFree = tags.wheelchair === 'yes';
  for (const reason of doubts) result.doubted.push({ key, name, reason });
  return record;
}

function receivesVisitors(tags: Tags, category: string): boolean {
  return (
    Boolean(tags.tourism || tags.amenity || tags.opening_hours || tags.website) ||
    category === 'beach' ||
    category === 'square'
  );
}

function notability(tags: Tags): number {
  const stars = Number.parseInt(tags.stars ?? '', 10);
  return (
    (tags.wikidata || tags.wikipedia ? 40 : 0) +
    ((tags.website ?? tags['contact:website']) ? 15 : 0) +
    ((tags.phone ?? tags['contact:phone']) ? 5 : 0) +
    (stars > 0 ? stars * 12 : 0)
  );
}

function objectsOf(text: string, file: string): OsmObject[] {
  const document = parseDocument(text, file);
  if (Array.isArray(document.features))
    return document.features.flatMap((feature) => fromFeature(feature as Feature) ?? []);
  if (Array.isArray(document.elements))
    return document.elements.flatMap((element) => fromElement(element as Element) ?? []);
  throw new UnreadableFile(file, 'no es GeoJSON ni JSON de Overpass: faltan «features» y «elements».');
}

function parseDocument(text: string, file: string): { features?: unknown; elements?: unknown } {
  const bare = text
    .replace(/^\uFEFF/, '')
    .replace(/^\s*(?:(?:var|let|const)\s+[\w$]+|[\w$.]+)\s*=\s*/, '')
    .replace(/;\s*$/, '');
  try {
    const value: unknown = JSON.parse(bare);
    if (value !== null && typeof value === 'object') return value;
  } catch (error) {
    throw new UnreadableFile(file, `no es JSON (${error instanceof Error ? error.message : error}).`);
  }
  throw new UnreadableFile(file, 'no es un documento JSON con objetos.');
}

interface Feature {
  id?: unknown;
  properties?: Record<string, unknown>;
  geometry?: { type: string; coordinates: unknown };
}

function fromFeature({ id, properties = {}, geometry }: Feature): OsmObject | null {
  const reference = properties['@id'] ?? id;
  const box = geometry ? boxOf(geometry.coordinates) : null;
  if (typeof reference !== 'string' || !box) return null;
  const tags = Object.fromEntries(
    Object.entries(properties).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('@'),
    ),
  );
  return { key: `osm:${reference}`, tags, lon: (box[0] + box[2]) / 2, lat: (box[1] + box[3]) / 2 };
}

interface Element {
  type: string;
  id: number;
  lat?: number;
  lon?: number;
  center?: { lat: number; lon: number };
  tags?: Tags;
}

function fromElement({ type, id, lat, lon, center, tags }: Element): OsmObject | null {
  const at = center ?? (lat === undefined || lon === undefined ? null : { lat, lon });
  return at && tags ? { key: `osm:${type}/${id}`, tags, lon: at.lon, lat: at.lat } : null;
}

function boxOf(coordinates: unknown): [number, number, number, number] | null {
  if (!Array.isArray(coordinates)) return null;
  const [lon, lat] = coordinates;
  if (typeof lon === 'number' && typeof lat === 'number') return [lon, lat, lon, lat];
  const boxes = coordinates.map(boxOf).filter((box) => box !== null);
  if (boxes.length === 0) return null;
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}
