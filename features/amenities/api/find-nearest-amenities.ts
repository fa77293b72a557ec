import { type AmenityKind, NEARBY_KINDS } from '#features/amenities/contract/amenity.ts';
import * as routes from '#features/amenities/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findNearest } from './find-nearest.ts';
import { readPoints } from './nearest.rules.ts';
import { regionAmenities } from './region-amenities.ts';

export function findNearestAmenities(app: App, { region }: Platform): void {
  serve(app, routes.findNearestAmenities, async ({ query }) => {
    const current = await region.current();
    const { items, source } = await regionAmenities(current);
    const kinds = (query.kind?.split(',') as AmenityKind[] | undefined) ?? NEARBY_KINDS;
    const nearest = await findNearest(current, items, readPoints(query.at), [...new Set(kinds)]);
    return { nearest, source };
  });
}
