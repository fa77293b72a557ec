import { EMERGENCY_KINDS } from '#features/amenities/contract/amenity.ts';
import * as routes from '#features/amenities/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findNearest } from './find-nearest.ts';
import { readPoints } from './nearest.rules.ts';
import { regionAmenities } from './region-amenities.ts';

export function showEmergencyHelp(app: App, { region }: Platform): void {
  serve(app, routes.showEmergencyHelp, async ({ query }, reply) => {
    const current = await region.current();
    const { urgent, source } = await regionAmenities(current);
    const points = query.at === undefined ? [] : readPoints(query.at);
    const nearest = await findNearest(current, urgent, points, EMERGENCY_KINDS);
    const numbers = (current.country.emergency?.numbers ?? []).map(({ name, number }) => ({ name, number }));
    reply.header('cache-control', 'public, max-age=3600');
    return { numbers, nearest, source };
  });
}
