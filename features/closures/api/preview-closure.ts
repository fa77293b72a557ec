import type { ClosureImpact, ClosureInput } from '#features/closures/contract/closure.ts';
import * as routes from '#features/closures/contract/routes.ts';
import { areaTest } from '#planner/roads/areas.ts';
import type { Database } from '#server/database/connect.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { boxOf } from './closure.rules.ts';
import { assertValidClosure } from './closure-access.ts';
import type { Touched } from './touched.ts';

const MOST_PLACES = 2000;

export function previewClosure(app: App, platform: Platform, touched: Touched): void {
  const { db } = platform;
  const region = platform.config.REGION;

  serve(app, routes.previewClosure, async ({ body }) => {
    await assertValidClosure(db, region, body.closure, touched);
    return impactOf(db, region, body.closure, touched);
  });
}

async function impactOf(db: Database, region: string, input: ClosureInput, touched: Touched): Promise<ClosureImpact> {
  const places = await placesTouched(db, region, input, touched);
  const dates = { from: input.startsOn, to: input.endsOn };
  const [itineraries, trips, sales] = await Promise.all([
    touched.itinerariesThrough(db, region, places),
    touched.countTripsThrough(db, region, places, dates),
    touched.countClosureReach(db, region, input),
  ]);
  return { places: places.length, itineraries, trips, ...sales };
}

async function placesTouched(
  db: Database,
  region: string,
  { place, area }: ClosureInput,
  { placesInBox }: Touched,
): Promise<string[]> {
  if (place !== null) return [place];
  if (area === null) return [];
  const { holds } = areaTest(area);
  return (await placesInBox(db, region, boxOf(area), MOST_PLACES)).filter(holds).map(({ id }) => id);
}
