import type { AmenityKind } from '#features/amenities/contract/amenity.ts';
import * as routes from '#features/amenities/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { byDistance, readPoints } from './nearest.rules.ts';
import { regionAmenities } from './region-amenities.ts';

const LISTED = 24;

export function listAmenities(app: App, { region }: Platform): void {
  serve(app, routes.listAmenities, async ({ query }) => {
    const current = await region.current();
    const { items, source } = await regionAmenities(current);
    const kinds = query.kind?.split(',') as AmenityKind[] | undefined;
    const matching = kinds ? items.filter(({ kind }) => kinds.includes(kind)) : items;
    const near = query.near === undefined ? current.settings.centre : readPoints(query.near)[0]!;
    return { items: byDistance(matching, near).slice(0, query.limit ?? LISTED), total: matching.length, source };
  });
}
