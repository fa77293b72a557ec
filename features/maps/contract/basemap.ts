import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/**
 * Data with which the browser draws the region's own map without a key. The files named here are immutable: their URL contains the hash of their
 * content.
 */

export const Attribution = Type.Object({
  name: Type.String(),
  url: orNull(Type.String()),
});
export type Attribution = Static<typeof Attribution>;

export const BasemapLayer = Type.Object({
  url: Type.String(),
  /** The layer is loaded at this zoom and above. */
  minZoom: Type.Number(),
  attribution: Type.Array(Attribution),
});
export type BasemapLayer = Static<typeof BasemapLayer>;

/** Two flat pictures of the region, used as masks under the page's own colours before (or instead of) the live map. */
export const Plate = Type.Object({
  water: Type.String(),
  roads: Type.String(),
  /** west, south, east, north in degrees; Mercator projection inside. */
  bounds: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
  /** Width divided by height. */
  ratio: Type.Number(),
});
export type Plate = Static<typeof Plate>;

export const BasemapManifest = Type.Object({
  region: Type.String(),
  name: Type.String(),
  /** lon, lat in degrees. */
  center: Type.Tuple([Type.Number(), Type.Number()]),
  zoom: Type.Number(),
  /** Limits for moving the map: west, south, east, north. */
  bounds: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
  overview: BasemapLayer,
  streets: orNull(BasemapLayer),
  plate: Plate,
});
export type BasemapManifest = Static<typeof BasemapManifest>;

/** Kinds of base map features, by which the style draws them. */
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
  'district',
  'province',
  'town',
  'sea_name',
] as const;
export type BasemapKind = (typeof BASEMAP_KINDS)[number];

export const basemapRoutes = {
  manifest: (region: string) => `/mapa/${region}/manifiesto.json`,
  file: (region: string, file: string) => `/mapa/${region}/${file}`,
} as const;
