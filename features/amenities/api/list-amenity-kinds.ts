import { AMENITY_KINDS } from '#features/amenities/contract/amenity.ts';
import * as routes from '#features/amenities/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { regionAmenities } from './region-amenities.ts';

export function listAmenityKinds(app: App, { region }: Platform): void {
  serve(app, routes.listAmenityKinds, async () => {
    const { items } = await regionAmenities(await region.current());
    const counted = AMENITY_KINDS.map((kind) => ({ kind, count: items.filter((item) => item.kind === kind).length }));
    return { items: counted.filter(({ count }) => count > 0) };
  });
}
