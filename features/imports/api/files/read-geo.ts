import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import type { FeatureCollection } from 'geojson';
import { type FileGrid, UnreadableImport } from './file-grid.ts';

const POSITION = ['longitud', 'latitud'] as const;
/** Members of a feature that describe its drawing. */
const DRAWING =
  /^(styleUrl|styleHash|styleMapHash|icon|stroke|fill|label-|marker-|visibility|stroke-|fill-|_gpxType|coordTimes)/;

/**
 * Reads the points of a GPX or KML file. Lines and areas are no places.
 * @throws {UnreadableImport}
 */
export function readGeo(text: string, format: 'gpx' | 'kml'): FileGrid {
  const document = parseXml(text);
  const { features } = (format === 'gpx' ? gpx(document) : kml(document)) as FeatureCollection;
  const points = features.flatMap(({ geometry, properties }) =>
    geometry?.type === 'Point' ? [{ at: geometry.coordinates, facts: factsOf(properties ?? {}) }] : [],
  );
  const others = features.length - points.length;
  const names = [...new Set(points.flatMap(({ facts }) => Object.keys(facts)))];
  return {
    format,
    rows: [
      [...names, ...POSITION],
      ...points.map(({ at, facts }) => [...names.map((name) => facts[name] ?? ''), ...coordinates(at)]),
    ],
    notes: others > 0 ? [`Dejamos fuera ${others} líneas o áreas: solo los puntos son lugares.`] : [],
  };
}

/** Entities are refused, because a file could use them to read other files or to fill the memory. */
function parseXml(text: string) {
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw new UnreadableImport('El archivo tiene declaraciones que no admitimos (DOCTYPE).');
  try {
    return new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    }).parseFromString(text, 'text/xml') as unknown as Document;
  } catch {
    throw new UnreadableImport('El archivo está roto: su XML no se entiende.');
  }
}

const coordinates = ([lon, lat]: number[]): string[] => [String(lon ?? ''), String(lat ?? '')];

/** Texts only. A description may be HTML. */
function factsOf(properties: Record<string, unknown>): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [name, value] of Object.entries(properties)) {
    const text = textOf(value);
    if (text !== '' && !DRAWING.test(name)) facts[name] = text;
  }
  return facts;
}

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return plainText(String(value));
  if (Array.isArray(value)) return textOf(value[0]);
  if (value === null || typeof value !== 'object') return '';
  if ('value' in value) return textOf(value.value);
  return 'href' in value ? textOf(value.href) : '';
}

/** "<b>Museo</b><br>Abre de 9 a 4" → "Museo Abre de 9 a 4". */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
