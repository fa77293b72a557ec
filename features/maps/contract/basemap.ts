import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/** The URL of a layer contains the hash of its content, so the file never changes. */

export const Attribution = Type.Object({
  name: Type.String(),
  url: orNull(Type.String()),
});
export type Attribution = Static<typeof Attribution>;

export const BasemapLayer = Type.Object({
  url: Type.String(),
  /** The map loads the layer from this zoom level on. */
  minZoom: Type.Number(),
  attribution: Type.Array(Attribution),
});
export type BasemapLayer = Static<typeof BasemapLayer>;

export const Plate = Type.Object({
  water: Type.String(),
  roads: Type.String(),
  /** West, south, east and north in degrees. The picture is in Mercator projection. */
  bounds: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
  ratio: Type.Number(),
});
export type Plate = Static<typeof Plate>;

export const BasemapManifest = Type.Object({
  region: Type.String(),
  name: Type.String(),
  /** Longitude and latitude in degrees. */
  center: Type.Tuple([Type.Number(), Type.Number()]),
  zoom: Type.Number(),
  /** West, south, east and north in degrees. The map cannot be moved beyond these bounds. */
  bounds: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
  overview: BasemapLayer,
  streets: orNull(BasemapLayer),
  plate: Plate,
});
export type BasemapManifest = Static<typeof BasemapManifest>;

export const BASEMAP_KINDS = [
  'sea',
  'shore',
  'river',
  'canal',
  'ice',
  'area',
  'border',
  'road',
  'street',
  'built',
  'district',
  'province',
  'town',
  'sea_name',
] as const;
export type BasemapKind = (typeof BASEMAP_KINDS)[number];

/** From this zoom level on a map shows streets. Further away it shows where towns are. */
export const STREETS_FROM = 11.5;

export const basemapUrls = {
  manifest: (region: string) => `/mapa/${region}/manifiesto.json`,
  file: (region: string, file: string) => `/mapa/${region}/${file}`,
} as const;
