import type { PlaceDoubt } from '#features/places/contract/place.ts';
import { kindOfInventory, kindOfName } from './kinds.rules.ts';
import { tidyName } from './names.rules.ts';
import { type ReadContext, readHours } from './read-context.ts';
import { type ReadResult, type SourceRecord, UnreadableFile } from './source-record.ts';

interface Properties {
  id: string;
  name: string;
  category: string;
  district?: string;
  source_type: string;
  source_subtype: string;
  source_category: string;
  source_url: string;
  coordinate_quality: 'ok' | 'near_border' | 'suspect';
  shared_coordinates?: number;
  hierarchy?: number;
  altitude_m?: number;
  opening_hours?: string;
  visit_note?: string;
  stay_min?: number;
  summary?: string;
  activities?: string[];
  fee_text?: string;
  free?: boolean;
}

export function readAttractions(text: string, context: ReadContext): ReadResult {
  const result: ReadResult = { records: [], refused: [], repaired: [], doubted: [] };
  let features: { geometry: { coordinates: [number, number] }; properties: Properties }[];
  try {
    features = JSON.parse(text).features;
  } catch (error) {
    throw new UnreadableFile(context.file, `no es JSON (${error instanceof Error ? error.message : error}).`);
  }
  if (!Array.isArray(features)) throw new UnreadableFile(context.file, 'no es GeoJSON: falta «features».');
  for (const { geometry, properties } of features) {
    const record = readFeature(geometry.coordinates, properties, context, result);
    if (record) result.records.push(record);
  }
  return result;
}

function readFeature(
  [lon, lat]: [number, number],
  from: Properties,
  context: ReadContext,
  result: ReadResult,
): SourceRecord | null {
  const key = from.id;
  const name = tidyName(from.name);
  if (name !== from.name)
    result.repaired.push({ key, field: 'name', from: from.name, to: name, why: 'escritura del nombre' });
  const named = kindOfName(from.category);
  const finer = kindOfInventory(from.source_category, from.source_type, from.source_subtype);
  const kind = named && finer?.category === named.category ? finer : (named ?? finer);
  if (!kind || !context.inside(lon, lat)) {
    const reason = kind ? 'Está fuera del recuadro de la región.' : `No se conoce la categoría «${from.category}».`;
    result.refused.push({ key, name, file: context.file, reason });
    return null;
  }
  const doubts: PlaceDoubt[] = [];
  if (from.coordinate_quality === 'near_border')
    result.doubted.push({ key, name, reason: 'La coordenada cae a menos de 3 km del distrito declarado.' });
  if (from.coordinate_quality === 'suspect')
    doubts.push({
      about: 'way',
      text: 'El punto del mapa es dudoso: cae a más de 3 km del distrito que declara el inventario oficial.',
    });
  if (from.shared_coordinates)
    doubts.push({
      about: 'way',
      text: `El punto del mapa puede ser el del pueblo: el inventario oficial da el mismo a ${from.shared_coordinates} lugares.`,
    });
  for (const { text } of doubts) result.doubted.push({ key, name, reason: text });
  const hours = readHours(key, name, from.opening_hours, result);
  return {
    key,
    source: context.source.id,
    file: context.file,
    date: context.source.date,
    url: from.source_url,
    raw: from,
    name,
    kind,
    lon,
    lat,
    receivesVisitors: true,
    doubts,
    ...(from.district && { district: context.districtName(from.district) }),
    ...(hours && { hours: { ...hours, ...(from.visit_note && { note: from.visit_note }) } }),
    ...(from.hierarchy !== undefined && { hierarchy: from.hierarchy }),
    ...(from.altitude_m !== undefined && { altitude: from.altitude_m }),
    ...(from.stay_min !== undefined && { visitMinutes: { typical: from.stay_min, basis: 'source' as const } }),
    ...(from.summary && { summary: { text: from.summary, pages: [from.source_url] } }),
    ...(from.activities && { activities: from.activities }),
    ...((from.fee_text || from.free) && {
      fees: {
        currency: context.currency,
        text: from.fee_text ?? 'Ingreso libre',
        ...(from.free && { adult: 0 }),
      },
    }),
  };
}
