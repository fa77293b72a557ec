import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/** The URL of a layer contains the hash of the layer's content, so the file at the URL never changes. */

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

/**
 * URLs of two one-colour pictures of the region. The page shows the pictures until the live map is drawn, and also if
 * the live map cannot be drawn.
 */
export const Plate = Type.Object({
  water: Type.String(),
  roads: Type.String(),
  /** Edges of the picture in degrees: west, south, east, north. The picture is in Mercator projection. */
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

/** Each kind has its own style. */
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

export const basemapUrls = {
  manifest: (region: string) => `/mapa/${region}/manifiesto.json`,
  file: (region: string, file: string) => `/mapa/${region}/${file}`,
} as const;
