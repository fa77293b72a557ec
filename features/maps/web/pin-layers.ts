import type { Feature, FeatureCollection, LineString, Point } from 'geojson';
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { NOTHING } from './basemap-style.ts';
import type { MapColours } from './map-colours.ts';
import type { MapPin, MapStop } from './map-types.ts';
import { familyOf } from './pin-look.ts';
import { sprite } from './pin-sprites.ts';

/** From this zoom level on, small pins show icons and are not clustered. */
const NEAR = 14.5;

const MOVED = 1e-6;

export const pinSources: Record<string, SourceSpecification> = {
  dots: {
    type: 'geojson',
    data: NOTHING,
    cluster: true,
    clusterRadius: 30,
    clusterMaxZoom: Math.floor(NEAR) - 1,
    clusterMinPoints: 5,
  },
  icons: { type: 'geojson', data: NOTHING },
  amenities: { type: 'geojson', data: NOTHING },
  stays: { type: 'geojson', data: NOTHING },
  stops: { type: 'geojson', data: NOTHING },
  chosen: { type: 'geojson', data: NOTHING },
  lit: { type: 'geojson', data: NOTHING },
};

/** The most prominent layer is the first. */
export const TOUCHABLE = [
  'chosen',
  'stops',
  'lit',
  'icons',
  'amenities',
  'amenity-dots',
  'dots-near',
  'dots',
  'clusters',
] as const;

export function pinLayers(colours: MapColours): LayerSpecification[] {
  const upright = { 'icon-anchor': 'bottom', 'icon-allow-overlap': true } as const;
  const flat = { 'icon-allow-overlap': true } as const;
  const number = {
    'text-font': ['Inter Bold', 'Inter'],
    'text-allow-overlap': true,
  };
  const name = {
    'text-field': ['get', 'name'],
    'text-font': ['Inter SemiBold', 'Inter'],
    'text-size': 12.5,
    'text-anchor': 'top',
    'text-offset': [0, 0.3],
    'text-max-width': 9,
    'text-optional': true,
  };
  const ink = { 'text-color': colours.ink, 'text-halo-color': colours.land, 'text-halo-width': 1.8 };
  const icon = ['get', 'icon'];
  return [
    {
      id: 'dots',
      type: 'symbol',
      source: 'dots',
      maxzoom: NEAR,
      filter: ['!', ['has', 'point_count']],
      layout: { ...flat, 'icon-image': ['get', 'dot'] },
    },
    {
      id: 'clusters',
      type: 'symbol',
      source: 'dots',
      filter: ['has', 'point_count'],
      layout: {
        ...flat,
        ...number,
        'icon-image': sprite.cluster,
        'text-field': ['get', 'point_count_abbreviated'],
        'text-size': 11.5,
      },
      paint: { 'text-color': colours.pageInk },
    },
    {
      id: 'dots-near',
      type: 'symbol',
      source: 'dots',
      minzoom: NEAR,
      filter: ['!', ['has', 'point_count']],
      layout: { ...upright, ...name, 'icon-image': icon, 'icon-size': 0.8 },
      paint: ink,
    },
    {
      id: 'icons',
      type: 'symbol',
      source: 'icons',
      layout: {
        ...upright,
        'icon-image': icon,
        'icon-size': ['interpolate', ['linear'], ['zoom'], 9, 0.72, 13, 0.95],
        'symbol-sort-key': ['get', 'order'],
        'symbol-z-order': 'source',
      },
    },
    { id: 'icon-names', type: 'symbol', source: 'icons', minzoom: 13.4, layout: name, paint: ink },
    { id: 'amenity-dots', type: 'symbol', source: 'amenities', layout: { ...flat, 'icon-image': ['get', 'dot'] } },
    {
      id: 'amenities',
      type: 'symbol',
      source: 'amenities',
      layout: {
        'icon-anchor': 'bottom',
        'icon-image': icon,
        'icon-size': 0.8,
        'icon-allow-overlap': ['step', ['zoom'], false, NEAR, true],
      },
    },
    { id: 'amenity-names', type: 'symbol', source: 'amenities', minzoom: 15, layout: name, paint: ink },
    { id: 'lit', type: 'symbol', source: 'lit', layout: { ...upright, 'icon-image': icon, 'icon-size': 1.15 } },
    {
      id: 'stays',
      type: 'line',
      source: 'stays',
      paint: { 'line-color': colours.ink, 'line-width': 1.5 },
    },
    {
      id: 'stay-feet',
      type: 'circle',
      source: 'stays',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 3.5,
        'circle-color': colours.ink,
        'circle-stroke-color': colours.frame,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'stops',
      type: 'symbol',
      source: 'stops',
      layout: {
        ...upright,
        ...number,
        'icon-image': icon,
        'text-field': ['get', 'label'],
        'text-size': 13,
        'text-offset': [0, -1.85],
        'symbol-sort-key': ['get', 'order'],
      },
      paint: {
        'text-color': colours.onPin,
        'icon-opacity': ['case', ['get', 'quiet'], 0.5, 1],
        'text-opacity': ['case', ['get', 'quiet'], 0.6, 1],
      },
    },
    { id: 'stop-names', type: 'symbol', source: 'stops', minzoom: 11, layout: name, paint: ink },
    {
      id: 'chosen',
      type: 'symbol',
      source: 'chosen',
      layout: {
        ...upright,
        ...number,
        'icon-image': icon,
        'icon-size': 1.55,
        'text-field': ['get', 'label'],
        'text-size': 19,
        'text-offset': [0, -1.95],
      },
      paint: { 'text-color': colours.onPin },
    },
  ] as LayerSpecification[];
}

/** `order` draws southern pins over northern pins. */
export function pinFeatures(pins: readonly MapPin[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: pins.map(({ id, name, lon, lat, category }) => ({
      type: 'Feature',
      properties: {
        id,
        name,
        icon: sprite.icon(category),
        dot: sprite.dot(familyOf(category)),
        order: -lat,
        label: '',
      },
      geometry: { type: 'Point', coordinates: [lon, lat] },
    })),
  };
}

export function stopFeatures(stops: readonly MapStop[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: stops.map(({ id, name, lon, lat, day, label, quiet = false }) => ({
      type: 'Feature',
      properties: { id, name, icon: sprite.day(day), label, quiet, order: quiet ? 0 : 1 },
      geometry: { type: 'Point', coordinates: [lon, lat] },
    })),
  };
}

/** Returns a line and a point at the stop for each moved pin. `places` and `pins` have the same order. */
export function stayFeatures(places: readonly MapStop[], pins: readonly MapStop[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: places.flatMap(({ lon, lat }, index) => {
      const pin = pins[index];
      if (!pin || Math.hypot(pin.lon - lon, pin.lat - lat) < MOVED) return [];
      const spot = [lon, lat];
      const stay: LineString = { type: 'LineString', coordinates: [spot, [pin.lon, pin.lat]] };
      const end: Point = { type: 'Point', coordinates: spot };
      return [stay, end].map((geometry): Feature => ({ type: 'Feature', properties: {}, geometry }));
    }),
  };
}
