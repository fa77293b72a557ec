import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import type { Extract } from './extract.ts';
import { simplifyLine } from './simplify-line.ts';

const MAIN_ROADS = /^(motorway|trunk|primary|secondary|tertiary)(_link)?$/;
const LINE_METRES = 2.5;
const BOUNDARY_METRES = 15;

export interface BaseMap {
  'roads-main': FeatureCollection;
  water: FeatureCollection;
  districts: FeatureCollection;
  towns: FeatureCollection;
}

/** Returns the files of `basemap/`. */
export function baseMap({ roads, waters, districts, towns, nodes }: Extract): BaseMap {
  return {
    'roads-main': collection(
      roads
        .filter((road) => MAIN_ROADS.test(road.class))
        .map((road) => {
          const line = Array.from(road.rows, (row): Position => [nodes.lon(row), nodes.lat(row)]);
          return feature(
            { class: road.class, ...(road.name && { name: road.name }) },
            { type: 'LineString', coordinates: simplifyLine(line, LINE_METRES) },
          );
        }),
    ),
    water: collection(
      waters.map(({ kind, name, line }) =>
        feature({ kind, ...(name && { name }) }, { type: 'LineString', coordinates: simplifyLine(line, LINE_METRES) }),
      ),
    ),
    districts: collection(
      districts.map(({ name, rings }) =>
        feature({ name }, { type: 'MultiPolygon', coordinates: rings.map((ring) => [simplifyRing(ring)]) }),
      ),
    ),
    towns: collection(
      towns.map(({ lon, lat, tags }) => {
        const population = Number.parseInt(tags.population ?? '', 10);
        return feature(
          { name: tags.name, kind: tags.place, ...(population > 0 && { population }) },
          { type: 'Point', coordinates: [lon, lat] },
        );
      }),
    ),
  };
}

/** A ring is simplified in two halves, because the line between its equal ends has no length. */
function simplifyRing(ring: readonly Position[]): Position[] {
  const half = ring.length >> 1;
  const simple = [
    ...simplifyLine(ring.slice(0, half + 1), BOUNDARY_METRES),
    ...simplifyLine(ring.slice(half), BOUNDARY_METRES).slice(1),
  ];
  return simple.length > 3 ? simple : [...ring];
}

const feature = (properties: Record<string, unknown>, geometry: Geometry): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });
