import { afterAll, describe, expect, test } from 'vitest';
import { planningPlaces } from '#features/places/api/public.ts';
import { INTERESTS, type Wish } from '#features/trips/contract/trip.ts';
import { Random } from '#planner/engine/random.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { prove } from '#planner/proof/prove.ts';
import { readRegion } from '#regions/read-region.ts';
import { prepareAreas } from '#server/create-server.ts';
import { testSite } from '#tests/site.ts';
import { withoutItineraries } from '#tests/trips.ts';
import { assembleProblem } from './assemble-problem.ts';

/** `npm run prove:planner -- --requests 1000` sets a larger number. */
const REQUESTS = Number(process.env.PLANNER_REQUESTS ?? 12);

describe.each(['trujillo', 'cusco'])('random wishes in %s', async (id) => {
  const region = await readRegion(id);
  const site = await testSite({ settings: { REGION: id } });
  afterAll(site.close);

  test(`${REQUESTS} plans break no rule and are not worse than a greedy plan`, {
    timeout: 60_000 + 400 * REQUESTS,
  }, async () => {
    await prepareAreas(site.platform);
    const ids = (await planningPlaces(site.db, id, { limit: 200, ids: [] })).map((place) => place.id);
    let stops = 0;
    for (let seed = 1; seed <= REQUESTS; seed++) {
      const { wish, fixed } = randomWish(seed, ids);
      const { problem } = await assembleProblem(site.db, region, wish, fixed, withoutItineraries);
      const proof = prove(1, seed, () => problem, 150);
      expect(proof.findings).toEqual([]);
      stops += proof.stops;
    }
    expect(stops).toBeGreaterThan(3 * REQUESTS);
  });
});

function randomWish(seed: number, ids: string[]) {
  const random = new Random(seed);
  const pick = <T>(list: readonly T[]) => list[random.below(list.length)]!;
  const some = (most: number) => Array.from({ length: random.below(most + 1) }, () => pick(ids));
  const days = 1 + random.below(7);
  const earliest = 360 + random.below(9) * 30;
  const wish: Wish = {
    startDate: isoFromDay(dayFromIso('2026-12-01') + random.below(365)),
    days,
    earliest,
    latest: Math.min(1800, earliest + 240 + random.below(25) * 30),
    party: { adults: 1 + random.below(4), children: random.below(3), seniors: random.below(3) },
    pace: pick(['calm', 'balanced', 'full']),
    interests: Object.fromEntries(INTERESTS.filter(() => random.below(2) === 0).map((name) => [name, random.below(4)])),
    must: [...new Set(some(4))],
    avoid: some(3),
    needs: random.below(4) === 0 ? [pick(['step_free', 'children', 'low_effort', 'shade', 'low_altitude'])] : [],
    knownHoursOnly: random.below(3) === 0,
    ...(random.below(3) === 0 ? { start: { place: pick(ids) } } : {}),
    ...(random.below(2) === 0 ? { budget: random.below(200) * 100 } : {}),
  };
  const fixed = some(2).map((place, index) => ({
    place,
    day: random.below(days),
    arrive: 600 + index * 180 + random.below(12) * 5,
    minutes: 30 + random.below(7) * 10,
    reason: pick(['locked', 'booked'] as const),
  }));
  return { wish, fixed };
}
