import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import type { BasemapKind } from '../contract/basemap.ts';
import { builtArea } from './built-area.ts';
import { joinCoast, seaBeside, seaLabel } from './coast.ts';
import { builtCentre, type RoadGraphFile, streetFabric } from './street-fabric.ts';

export interface BasemapSources {
  water?: FeatureCollection;
  rivers?: FeatureCollection;
  glaciers?: FeatureCollection;
  roads?: FeatureCollection;
  region?: FeatureCollection;
  provinces?: FeatureCollection;
  districts?: FeatureCollection;
  towns?: FeatureCollection;
  /** Chosen positions of district names, which replace the positions computed from `districts`. */
  labels?: FeatureCollection;
  graph?: RoadGraphFile;
  seaName?: string;
}

export interface ComposedBasemap {
  overview: FeatureCollection;
  streets: FeatureCollection | null;
}

const MAIN_ROADS = new Set(['motorway', 'trunk', 'primary', 'secondary']);

export function composeBasemap(sources: BasemapSources): ComposedBasemap {
  const overview: Feature[] = [];
  const streets: Feature[] = [];
  const water = sources.water?.features ?? [];

  const coast = joinCoast(water.filter((f) => f.properties?.kind === 'coastline').flatMap(lines));
  if (coast.length > 1) {
    overview.push(draw('sea', { type: 'Polygon', coordinates: seaBeside(coast) }));
    overview.push(draw('shore', { type: 'LineString', coordinates: coast }));
    const at = seaLabel(coast);
    if (at && sources.seaName)
      overview.push(draw('sea_name', { type: 'Point', coordinates: at }, { name: sources.seaName }));
  }
  for (const feature of sources.region?.features ?? []) overview.push(draw('area', feature.geometry));
  for (const feature of sources.glaciers?.features ?? []) overview.push(draw('ice', feature.geometry));
  for (const feature of [...water, ...(sources.rivers?.features ?? [])]) {
    const kind = feature.properties?.kind ?? 'river';
    if (kind !== 'river' && kind !== 'canal') continue;
    const name = kind === 'river' ? riverName(feature.properties?.name) : undefined;
    overview.push(draw(kind, feature.geometry, { name, rank: feature.properties?.level }));
  }
  for (const feature of sources.roads?.features ?? []) {
    const properties = { class: roadClass(feature.properties?.class), name: feature.properties?.name };
    (MAIN_ROADS.has(properties.class) ? overview : streets).push(draw('road', feature.geometry, properties));
  }
  if (sources.graph) {
    const fabric = streetFabric(sources.graph);
    streets.push(draw('street', { type: 'MultiLineString', coordinates: fabric }));
    overview.push(draw('built', { type: 'MultiPolygon', coordinates: builtArea(fabric) }));
  }
  overview.push(...names(sources));
  return { overview: collection(overview), streets: streets.length ? collection(streets) : null };
}

function names({ provinces, districts, towns, labels, graph }: BasemapSources): Feature[] {
  const features: Feature[] = [];
  for (const { geometry, properties } of provinces?.features ?? []) {
    features.push(draw('border', geometry), label('province', centroid(outerRing(geometry)), properties?.name));
  }
  for (const { geometry, properties } of labels?.features ?? [])
    features.push(draw('district', geometry, { name: properties?.name }));
  for (const { geometry, properties } of labels ? [] : (districts?.features ?? [])) {
    const at = graph ? builtCentre(graph, outerRing(geometry)) : null;
    if (at) features.push(label('district', at, properties?.name));
  }
  const sized = [...(towns?.features ?? [])].sort(
    (a, b) => Number(b.properties?.population ?? 0) - Number(a.properties?.population ?? 0),
  );
  for (const [rank, { geometry, properties }] of sized.entries()) {
    if (geometry.type === 'Point') features.push(label('town', geometry.coordinates, properties?.name, { rank }));
  }
  return features;
}

const label = (kind: BasemapKind, at: Position, name: unknown, more: Record<string, unknown> = {}) =>
  draw(kind, { type: 'Point', coordinates: at }, { ...more, name });

function draw(kind: BasemapKind, geometry: Geometry, properties: Record<string, unknown> = {}): Feature {
  return { type: 'Feature', properties: { kind, ...properties }, geometry };
}

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

/** Rounds coordinates to five decimals, which are about a metre. */
export function toJson(drawing: FeatureCollection): string {
  return JSON.stringify(drawing, (_key, value) => (typeof value === 'number' ? Math.round(value * 1e5) / 1e5 : value));
}

const roadClass = (value: unknown): string => String(value ?? 'tertiary').replace('_link', '');

const riverName = (name: unknown) =>
  typeof name === 'string' && name ? (/^(r[ií]o|quebrada)/i.test(name) ? name : `río ${name}`) : undefined;

function lines(feature: Feature): Position[][] {
  if (feature.geometry.type === 'LineString') return [feature.geometry.coordinates];
  if (feature.geometry.type === 'MultiLineString') return feature.geometry.coordinates;
  return [];
}

function outerRing(geometry: Geometry): Position[] {
  if (geometry.type === 'Polygon') return geometry.coordinates[0] ?? [];
  if (geometry.type !== 'MultiPolygon') return [];
  return geometry.coordinates.map((polygon) => polygon[0] ?? []).sort((a, b) => b.length - a.length)[0] ?? [];
}

function centroid(ring: readonly Position[]): Position {
  let area = 0;
  let x = 0;
  let y = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi = 0, yi = 0] = ring[i] ?? [];
    const [xj = 0, yj = 0] = ring[j] ?? [];
    const cross = xj * yi - xi * yj;
    area += cross;
    x += (xi + xj) * cross;
    y += (yi + yj) * cross;
  }
  return area === 0 ? (ring[0] ?? [0, 0]) : [x / (3 * area), y / (3 * area)];
}
