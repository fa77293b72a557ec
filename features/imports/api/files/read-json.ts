import { type FileGrid, UnreadableImport } from './file-grid.ts';
import { type OsmObject, osmGrid } from './osm-grid.ts';

type Json = Record<string, unknown>;

/**
 * Reads GeoJSON of OpenStreetMap, JSON of Overpass, and results of a query of Wikidata.
 * @throws {UnreadableImport}
 */
export function readJson(text: string): FileGrid {
  const value = parseJson(text);
  if (Array.isArray(value)) return wikidataGrid(value.filter(isObject));
  if (isObject(value)) {
    if (Array.isArray(value.features)) return osmGrid(value.features.flatMap(fromFeature));
    if (Array.isArray(value.elements)) return osmGrid(value.elements.flatMap(fromElement));
    if (isObject(value.results) && Array.isArray(value.results.bindings))
      return wikidataGrid(value.results.bindings.filter(isObject).map(plainBinding));
  }
  throw new UnreadableImport('El JSON no es de OpenStreetMap (GeoJSON u Overpass) ni de Wikidata.');
}

function parseJson(text: string): unknown {
  const bare = text
    .replace(/^\uFEFF/, '')
    .replace(/^\s*(?:(?:var|let|const)\s+[\w$]+|[\w$.]+)\s*=\s*/, '')
    .replace(/;\s*$/, '');
  try {
    return JSON.parse(bare);
  } catch {
    throw new UnreadableImport('El archivo está cortado o roto: no es JSON.');
  }
}

const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object';

function fromFeature(feature: unknown): OsmObject[] {
  if (!isObject(feature) || !isObject(feature.properties)) return [];
  const at = isObject(feature.geometry) ? middleOf(feature.geometry.coordinates) : null;
  const id = feature.properties['@id'] ?? feature.id;
  if (!at || (typeof id !== 'string' && typeof id !== 'number')) return [];
  return [{ id: String(id), tags: textsOf(feature.properties), lon: at[0], lat: at[1] }];
}

function fromElement(element: unknown): OsmObject[] {
  if (!isObject(element) || !isObject(element.tags)) return [];
  const { lon, lat } = isObject(element.center) ? element.center : element;
  if (typeof lon !== 'number' || typeof lat !== 'number') return [];
  return [{ id: `${element.type}/${element.id}`, tags: textsOf(element.tags), lon, lat }];
}

const textsOf = (properties: Json): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** `{ "type": "uri", "value": "http://…" }` → the value. */
const plainBinding = (binding: Json): Json =>
  Object.fromEntries(Object.entries(binding).map(([name, part]) => [name, isObject(part) ? part.value : part]));

/** A variable and its label are one column, the label. */
function wikidataGrid(items: readonly Json[]): FileGrid {
  const all = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const names = all.filter((name) => !all.includes(`${name}Label`) || isKey(name));
  return {
    format: 'wikidata',
    rows: [names, ...items.map((item) => names.map((name) => (item[name] == null ? '' : String(item[name]))))],
    notes: [],
  };
}

const isKey = (name: string): boolean => /^(item|place|lugar)$/i.test(name);

function middleOf(coordinates: unknown): [number, number] | null {
  const points: [number, number][] = [];
  const collect = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    const [lon, lat] = value as unknown[];
    if (typeof lon === 'number' && typeof lat === 'number') points.push([lon, lat]);
    else value.forEach(collect);
  };
  collect(coordinates);
  if (points.length === 0) return null;
  const middle = (at: 0 | 1) => {
    const values = points.map((point) => point[at]);
    return (
      (values.reduce((least, value) => Math.min(least, value)) +
        values.reduce((most, value) => Math.max(most, value))) /
      2
    );
  };
  return [middle(0), middle(1)];
}
