import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/** What the browser must know to draw the region's own map without a key. Files named here are immutable: their address carries their content's hash. */

export const Attribution = Type.Object({
  name: Type.String(),
  url: orNull(Type.String()),
});
export type Attribution = Static<typeof Attribution>;

export const BasemapLayer = Type.Object({
  url: Type.String(),
  /** The layer is asked for when the map is at least this near. */
  minZoom: Type.Number(),
  attribution: Type.Array(Attribution),
});
export type BasemapLayer = Static<typeof BasemapLayer>;

/** Two flat pictures of the region, used as masks under the page's own colours while (or instead of) the live map. */
export const Plate = Type.Object({
  water: Type.String(),
  roads: Type.String(),
  /** west, south, east, north in degrees; Mercator inside. */
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
  /** The map cannot be moved beyond: west, south, east, north. */
  bounds: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
  overview: BasemapLayer,
  streets: orNull(BasemapLayer),
  plate: Plate,
});
export type BasemapManifest = Static<typeof BasemapManifest>;

/** What a feature of the base map is; the style draws by it. */
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
