import type { FeatureCollection, Position } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import { dayColour, type MapColours } from './map-colours.ts';
import type { MapLeg } from './map-types.ts';

/** Walks are dotted. A way whose line is unknown (`schematic`) is dashed. */
export function legLayers(colours: MapColours): LayerSpecification[] {
  const color = ['match', ['get', 'tint'], 1, dayColour(colours, 1), 2, dayColour(colours, 2), dayColour(colours, 3)];
  const round = { 'line-join': 'round', 'line-cap': 'round' };
  const opacity = ['case', ['get', 'quiet'], 0.45, 1];
  const drawn = (id: string, stroke: string, dash?: number[]) => ({
    id,
    type: 'line',
    source: 'legs',
    filter: ['==', ['get', 'stroke'], stroke],
    layout: round,
    paint: {
      'line-color': color,
      'line-width': stroke === 'dots' ? 5 : 4,
      'line-opacity': opacity,
      ...(dash ? { 'line-dasharray': dash } : {}),
    },
  });
  return [
    {
      id: 'legs-edge',
      type: 'line',
      source: 'legs',
      layout: round,
      paint: { 'line-color': colours.frame, 'line-width': 8, 'line-opacity': opacity },
    },
    drawn('legs', 'solid'),
    drawn('legs-dots', 'dots', [0.05, 1.7]),
    drawn('legs-dashes', 'dashes', [2.2, 1.8]),
  ] as LayerSpecification[];
}

export function legFeatures(legs: readonly MapLeg[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: legs.map(({ id, day, means, line, schematic = false, quiet = false }) => ({
      type: 'Feature',
      properties: {
        id,
        tint: ((day - 1) % 3) + 1,
        quiet,
        stroke: schematic ? 'dashes' : means === 'walk' ? 'dots' : 'solid',
      },
      geometry: { type: 'LineString', coordinates: line as unknown as Position[] },
    })),
  };
}
