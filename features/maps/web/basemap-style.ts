import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { type BasemapManifest, STREETS_FROM } from '../contract/basemap.ts';
import type { MapColours } from './map-colours.ts';

/** The page's fonts draw the text, so the browser downloads no glyph files. */
const TEXT = ['Inter SemiBold', 'Inter'];
const DISPLAY_ITALIC = ['Fraunces Italic', 'Fraunces', 'Georgia'];

const byZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as unknown as ExpressionSpecification;
const kind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const road = (...classes: string[]): ExpressionSpecification => [
  'all',
  kind('road'),
  ['in', ['get', 'class'], ['literal', classes]],
];

/** The bottom layer is the first. `leg-layers.ts` and `pin-layers.ts` add more layers above. */
export function basemapLayers(c: MapColours, hasStreets: boolean): LayerSpecification[] {
  const round = { 'line-join': 'round', 'line-cap': 'round' } as const;
  const line = (
    id: string,
    source: 'overview' | 'streets',
    filter: ExpressionSpecification,
    color: string,
    width: ExpressionSpecification | number,
    more: Record<string, unknown> = {},
    minzoom = 0,
  ): LayerSpecification =>
    ({
      id,
      type: 'line',
      source,
      filter,
      minzoom,
      layout: round,
      paint: { 'line-color': color, 'line-width': width, ...more },
    }) as LayerSpecification;
  const text = (
    id: string,
    source: 'overview' | 'streets',
    filter: ExpressionSpecification,
    layout: Record<string, unknown>,
    color: string,
    halo: string,
    minzoom = 0,
  ): LayerSpecification =>
    ({
      id,
      type: 'symbol',
      source,
      filter,
      minzoom,
      layout: { 'text-field': ['get', 'name'], 'text-font': TEXT, 'text-max-width': 8, ...layout },
      paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.6 },
    }) as LayerSpecification;
  const small = hasStreets
    ? [
        line(
          'fabric',
          'streets',
          kind('street'),
          c.town,
          byZoom(11, 0.85, 13, 1.2, 15, 3.4, 17, 11),
          { 'line-opacity': ['interpolate', ['linear'], ['zoom'], STREETS_FROM, 0, STREETS_FROM + 1, 1] },
          STREETS_FROM,
        ),
        line(
          'fabric-face',
          'streets',
          kind('street'),
          c.road,
          byZoom(14.4, 0, 15, 2, 17, 9),
          { 'line-opacity': ['interpolate', ['linear'], ['zoom'], 14.4, 0, 15.2, 1] },
          14.4,
        ),
        line(
          'tertiary-edge',
          'streets',
          road('tertiary'),
          c.roadEdge,
          byZoom(12.5, 1.6, 15, 6, 17, 15),
          { 'line-opacity': ['interpolate', ['linear'], ['zoom'], 12.2, 0, 13.4, 1] },
          12.2,
        ),
        line(
          'tertiary',
          'streets',
          road('tertiary'),
          c.road,
          byZoom(11, 0.9, 13, 1.7, 15, 4.6, 17, 13),
          {},
          STREETS_FROM,
        ),
      ]
    : [];
  const smallNames = hasStreets
    ? [
        text(
          'street-name',
          'streets',
          road('tertiary'),
          { 'symbol-placement': 'line', 'text-size': 11, 'symbol-spacing': 320 },
          c.ink,
          c.road,
          14.6,
        ),
      ]
    : [];
  return [
    { id: 'land', type: 'background', paint: { 'background-color': c.land } },
    { id: 'area', type: 'fill', source: 'overview', filter: kind('area'), paint: { 'fill-color': c.area } },
    {
      id: 'ice',
      type: 'fill',
      source: 'overview',
      filter: kind('ice'),
      paint: { 'fill-color': c.ice, 'fill-opacity': 0.9 },
    },
    line('border', 'overview', kind('border'), c.roadEdge, byZoom(6, 0.8, 10, 1.4), { 'line-dasharray': [4, 3] }),
    {
      id: 'built',
      type: 'fill',
      source: 'overview',
      filter: kind('built'),
      paint: {
        'fill-color': c.town,
        'fill-antialias': false,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], STREETS_FROM, 0.55, STREETS_FROM + 1.5, 0],
      },
    },
    line('area-edge', 'overview', kind('area'), c.roadEdge, byZoom(6, 2, 10, 4)),
    ...small.slice(0, 2),
    { id: 'sea', type: 'fill', source: 'overview', filter: kind('sea'), paint: { 'fill-color': c.sea } },
    line('shore-foam', 'overview', kind('shore'), c.road, byZoom(8, 2, 13, 3.4, 16, 7), { 'line-opacity': 0.9 }),
    line('shore', 'overview', kind('shore'), c.seaInk, byZoom(8, 0.8, 13, 1.2), { 'line-opacity': 0.65 }),
    line('canal', 'overview', kind('canal'), c.river, byZoom(10, 0.8, 15, 1.8), {
      'line-dasharray': [5, 4],
      'line-opacity': 0.75,
    }),
    line('river', 'overview', kind('river'), c.river, byZoom(6, 1.1, 10, 1.9, 13, 3, 16, 8)),
    ...small.slice(2, 3),
    line('secondary-edge', 'overview', road('secondary'), c.roadEdge, byZoom(9, 1, 12, 3.2, 15, 9, 17, 20)),
    line('primary-edge', 'overview', road('primary'), c.roadEdge, byZoom(8, 1.4, 12, 4.2, 15, 11, 17, 24)),
    line('trunk-edge', 'overview', road('trunk', 'motorway'), c.roadEdge, byZoom(8, 2, 12, 5.4, 15, 13, 17, 28)),
    ...small.slice(3),
    line('secondary', 'overview', road('secondary'), c.road, byZoom(9, 0.6, 12, 1.9, 15, 7, 17, 17)),
    line('primary', 'overview', road('primary'), c.road, byZoom(8, 0.8, 12, 2.6, 15, 9, 17, 21)),
    line('trunk', 'overview', road('trunk', 'motorway'), c.road, byZoom(8, 1.2, 12, 3.6, 15, 10.5, 17, 24)),
    ...smallNames,
    text(
      'road-name',
      'overview',
      road('secondary', 'primary', 'trunk', 'motorway'),
      { 'symbol-placement': 'line', 'text-size': 11.5, 'symbol-spacing': 380 },
      c.ink,
      c.road,
      13.6,
    ),
    text(
      'river-name',
      'overview',
      kind('river'),
      {
        'symbol-placement': 'line',
        'text-font': DISPLAY_ITALIC,
        'text-size': 14,
        'text-offset': [0, -0.9],
        'symbol-spacing': 420,
      },
      c.seaInk,
      c.land,
      9,
    ),
    text(
      'sea-name',
      'overview',
      kind('sea_name'),
      {
        'text-font': DISPLAY_ITALIC,
        'text-size': byZoom(9, 17, 13, 25),
        'text-letter-spacing': 0.08,
        'text-max-width': 6,
      },
      c.seaInk,
      c.sea,
    ),
    text(
      'province',
      'overview',
      kind('province'),
      { 'text-transform': 'uppercase', 'text-letter-spacing': 0.16, 'text-size': byZoom(7, 10, 10, 13) },
      c.ink,
      c.area,
    ),
    text(
      'district',
      'overview',
      kind('district'),
      {
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.14,
        'text-size': byZoom(10, 10.5, 14, 13),
        'text-padding': 4,
        'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1.1,
      },
      c.ink,
      c.land,
      9.6,
    ),
    text(
      'town',
      'overview',
      kind('town'),
      {
        'text-size': byZoom(7, 11, 12, 15),
        'symbol-sort-key': ['get', 'rank'],
        'text-variable-anchor': ['left', 'right', 'top'],
        'text-radial-offset': 0.6,
      },
      c.ink,
      c.area,
      7,
    ),
  ];
}

/** The map adds this layer after its picture is loaded. Tiles that are drawn earlier would have no texture. */
export const WAVES: LayerSpecification = {
  id: 'waves',
  type: 'fill',
  source: 'overview',
  filter: kind('sea'),
  paint: { 'fill-pattern': 'waves', 'fill-opacity': 0.55 },
};
export const ABOVE_WAVES = 'shore-foam';

export const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** The source of the streets is empty at first. The map fills it at higher zoom levels. */
export function basemapStyle(manifest: BasemapManifest, colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {
      overview: { type: 'geojson', data: manifest.overview.url, tolerance: 0.3 },
      streets: { type: 'geojson', data: NOTHING, tolerance: 0.3 },
    },
    layers: basemapLayers(colours, manifest.streets !== null),
    transition: { duration: 200, delay: 0 },
  };
}
