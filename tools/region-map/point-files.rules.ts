import type { Feature, FeatureCollection } from 'geojson';
import { isTravellersPlace } from '#features/places/api/import/travellers-place.rules.ts';
import { type Box, isInside } from '#server/osm/box.ts';
import type { TaggedPoint } from '#server/osm/collect-points.ts';
import type { Extract } from './extract.ts';
import { isUseful } from './map-points.ts';

const USEFUL_TAGS =
  /^(amenity|shop|tourism|name|brand|operator|phone|contact:phone|opening_hours|emergency|addr:(street|housenumber))$/;

/**
 * Useful places keep only the tags that the site reads. Places keep all tags, because their import stores the source,
 * and lie in the region's own box, because their import refuses the others.
 */
export function pointFiles(
  { points }: Pick<Extract, 'points'>,
  bbox: Box,
): { places: FeatureCollection; amenities: FeatureCollection } {
  return {
    places: collection(
      points
        .filter(({ tags, lon, lat }) => isTravellersPlace(tags) && isInside(bbox, lon, lat))
        .map((point) => feature(point, () => true)),
    ),
    amenities: collection(
      points.filter(({ tags }) => isUseful(tags)).map((point) => feature(point, (key) => USEFUL_TAGS.test(key))),
    ),
  };
}

function feature({ id, lon, lat, tags }: TaggedPoint, isKept: (key: string) => boolean): Feature {
  return {
    type: 'Feature',
    id,
    properties: Object.fromEntries(Object.entries(tags).filter(([key]) => isKept(key))),
    geometry: { type: 'Point', coordinates: [lon, lat] },
  };
}

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });
