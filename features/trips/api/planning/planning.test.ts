import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlanningAnswer, type PlanningBody } from '#features/trips/contract/planning.ts';
import { findLegs, planTrip } from '#features/trips/contract/planning-routes.ts';
import { check } from '#planner/check.ts';
import { draftOf } from '#planner/draft.ts';
import { optimiseAround } from '#planner/optimise-around.ts';
import { validate } from '#planner/validate.ts';
import { call } from '#tests/call.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { sampleWish } from '#tests/trips.ts';

const site = await testSite({ areas: ['trips'], settings: { REGION: 'trujillo' } });
afterAll(site.close);

const HOURS = 'Mo-Su 09:00-17:00';
let ids: string[];
beforeAll(async () => {
  ids = await insertPlaces(
    site.db,
    'trujillo',
    Array.from({ length: 24 }, (_, i) => ({
      name: `Lugar ${i}`,
      category: ['museum', 'archaeological_site', 'church', 'beach'][i % 4]!,
      lon: -79.03 + (i % 6) * 0.004,
      lat: -8.12 + Math.floor(i / 6) * 0.004,
      hours_class: i === 5 ? ('unknown' as const) : ('known' as const),
      hours_rule: i === 5 ? null : i === 4 ? 'Mo-Fr 09:00-17:00' : HOURS,
      interest: 200 + ((i * 137) % 500),
    })),
  );
});

const wish = sampleWish({ startDate: '2026-12-12', latest: 1140, interests: { archaeology: 3, beach: 0 } });

async function plan(body: Partial<PlanningBody> & { wish?: PlanningBody['wish'] } = {}): Promise<PlanningAnswer> {
  const answer = await call(site.app, planTrip, { body: { wish, ...body } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('POST /api/planning/', () => {
  test('returns valid plans with the data to check the plans', async () => {
    const { board, plans } = await plan({ alternatives: true });
    expect(plans.map(({ flavour }) => flavour)).toEqual(['best', 'calm', 'other']);
    expect(board.townTraffic).toBe(1.4);
    for (const { plan: found } of plans) {
      expect(check(board.problem, found)).toEqual([]);
      let n = 0;
      const draft = draftOf(found, () => `${n++}`);
      const verdicts = validate(board.problem, draft).days.flatMap((day) => day.stops.map(({ broken }) => broken));
      expect(new Set(verdicts)).toEqual(new Set([null]));
    }
    expect(board.places.map(({ id }) => id)).toEqual(board.problem.places.map(({ id }) => id));
  });

  test('plans no stops for a rejected interest and most stops for the strongest interest', async () => {
    const { board, plans } = await plan();
    const kinds = plans[0]!.plan.days
      .flatMap((day) => day.stops)
      .flatMap((stop) => board.places.find(({ id }) => id === stop.place)?.category ?? []);
    expect(kinds).not.toContain('beach');
    expect(kinds.filter((kind) => kind === 'archaeological_site').length).toBeGreaterThan(2);
  });

  test('names the public holidays of the trip', async () => {
    const { board } = await plan({ wish: { ...wish, startDate: '2026-07-27' } });
    expect(board.holidays).toEqual([{ date: '2026-07-28', name: 'Fiestas Patrias' }]);
    expect((await plan()).board.holidays).toBeUndefined();
  });

  test('assumes opening hours for a required place whose hours are unknown', async () => {
    const unknown = ids[5]!;
    const stopOf = ({ plans }: PlanningAnswer) =>
      plans[0]!.plan.days.flatMap((day) => day.stops).find(({ place }) => place === unknown);
    expect(stopOf(await plan({ wish: { ...wish, must: [unknown] } }))?.hoursClass).toBe('assumed');
    const strict = await plan({ wish: { ...wish, must: [unknown], knownHoursOnly: true } });
    expect(stopOf(strict)).toBeUndefined();
    expect(strict.plans[0]!.plan.refused).toEqual([{ place: unknown, reason: { code: 'hours_unknown' } }]);
    expect(strict.board.places.map(({ id }) => id)).toContain(unknown);
  });

  test('says what is doubtful about a place until a person verifies its hours, and leaves time before a guessed closing', async () => {
    const doubtful = ids[5]!;
    const doubts = [
      { about: 'closed', text: 'Puede estar cerrado por obras.' },
      { about: 'way', text: 'El punto del mapa es dudoso.' },
    ];
    await site.pool.query('update company set doubts = $2 where id = $1', [doubtful, JSON.stringify(doubts)]);
    const asked = { wish: { ...wish, must: [doubtful] } };
    const doubtsOf = ({ board }: PlanningAnswer) => board.places.find(({ id }) => id === doubtful)?.doubts;
    const answer = await plan(asked);
    expect(doubtsOf(answer)).toEqual(doubts);
    const { windows, suits } = answer.board.problem.places.find(({ id }) => id === doubtful)!;
    expect(windows[0]).toEqual([{ open: 540, close: 1020 }]);
    expect(suits![0]).toEqual([{ open: 540, close: 990 }]);
    await site.pool.query(`update company set hours_verified_at = '2026-11-01' where id = $1`, [doubtful]);
    expect(doubtsOf(await plan(asked))).toEqual([doubts[1]]);
    await site.pool.query(`update company set doubts = '[]', hours_verified_at = null where id = $1`, [doubtful]);
    expect(doubtsOf(await plan(asked))).toBeUndefined();
  });

  test('reports a required place that is closed on the trip’s days', async () => {
    const weekdays = ids[4]!;
    const { plans } = await plan({ wish: { ...wish, must: [weekdays] } });
    expect(plans[0]!.plan.refused).toEqual([{ place: weekdays, reason: { code: 'closed_those_days' } }]);
  });

  test('visits the places of a ticket on one day and pays the ticket once', async () => {
    const [sold, other] = [ids[0]!, ids[20]!];
    const fees = (adult: number) => JSON.stringify({ currency: 'PEN', adult });
    await site.pool.query('update company set ticket = $1, fees = $3 where id in ($1, $2)', [sold, other, fees(700)]);
    await site.pool.query('update company set fees = $2 where id = $1', [sold, fees(1000)]);
    const { board, plans } = await plan({ wish: { ...wish, must: [sold, other] } });
    await site.pool.query('update company set ticket = null, fees = null');
    const shared = board.problem.places.filter(({ ticket }) => ticket === sold);
    const { adults, children, seniors } = wish.party;
    const cost = 1000 * (adults + children + seniors);
    expect(shared.map((place) => [place.id, place.cost]).sort()).toEqual(
      [
        [sold, cost],
        [other, cost],
      ].sort(),
    );
    const days = plans[0]!.plan.days.map(({ stops }) => stops.filter(({ place }) => place === sold || place === other));
    expect(days.map((stops) => stops.length).filter(Boolean)).toEqual([2]);
    expect(plans[0]!.plan.cost).toBe(cost);
  });

  test('keeps the time of a locked stop', async () => {
    const fixed = [{ place: ids[0]!, day: 1, arrive: 660, minutes: 60, reason: 'locked' as const }];
    const { board, plans } = await plan({ fixed });
    const kept = plans[0]!.plan.days[1]!.stops.find(({ place }) => place === ids[0]);
    expect(kept).toMatchObject({ begin: 660, end: 720, fixed: 'locked' });
    let n = 0;
    const again = optimiseAround(
      board.problem,
      draftOf(plans[0]!.plan, () => `${n++}`),
      { iterations: 100 },
    );
    expect(again.days[1]!.stops.find(({ place }) => place === ids[0])).toMatchObject({ begin: 660, end: 720 });
  });

  test('makes the day long enough for a stop at a point', async () => {
    const point = { name: 'Muelle', lon: -79.05, lat: -8.105 };
    const stop = { day: 1, arrive: 330, minutes: 240, reason: 'booked' as const };
    const fixed = [{ ...stop, place: 'plan:amanecer', point }];
    const { board, plans } = await plan({ fixed, alternatives: true });
    const node = board.places.findIndex(({ id }) => id === 'plan:amanecer');
    expect(board.places[node]).toMatchObject(point);
    expect(board.problem.days[1]!.earliest).toBeLessThan(330);
    expect(board.problem.days[0]!.earliest).toBe(wish.earliest);
    for (const { plan: found } of plans) {
      expect(check(board.problem, found)).toEqual([]);
      const day = found.days[1]!;
      const at = day.stops.findIndex(({ place }) => place === 'plan:amanecer');
      expect(day.stops[at]).toMatchObject({ begin: 330, end: 570, fixed: 'booked' });
      expect(day.legs[at]).toMatchObject({ to: node, minutes: expect.toSatisfy((minutes: number) => minutes > 0) });
    }
  });

  test('plans no lunch on a day whose booked plan includes lunch', async () => {
    const point = { name: 'Muelle', lon: -79.03, lat: -8.11 };
    const lunches = async (meals?: ('lunch' | 'dinner')[]) => {
      const stop = { place: 'plan:paseo', day: 0, arrive: 600, minutes: 180, reason: 'locked' as const, point, meals };
      const { board, plans } = await plan({ fixed: [stop] });
      expect(check(board.problem, plans[0]!.plan)).toEqual([]);
      return plans[0]!.plan.days[0]!.stops.filter(({ meal }) => meal === 'lunch').length;
    };
    expect([await lunches(), await lunches(['lunch'])]).toEqual([1, 0]);
  });

  test('starts the days at a place and ends them at another point', async () => {
    const start = { place: ids[3]! };
    const end = { name: 'Casa', lon: -79.04, lat: -8.1 };
    const { board, plans } = await plan({ wish: { ...wish, start, end } });
    expect(board.anchors.map(({ name }) => name)).toEqual(['Lugar 3', 'Casa']);
    const [first] = plans[0]!.plan.days;
    expect(first!.legs[0]!.from).toBe(board.places.length);
    expect(first!.legs.at(-1)!.to).toBe(board.places.length + 1);
  });

  test('plans fourteen days for forty people', async () => {
    const party = { adults: 10, children: 20, seniors: 10 };
    const { board, plans } = await plan({ wish: { ...wish, days: 14, party }, alternatives: true });
    expect(plans[0]!.plan.days).toHaveLength(14);
    for (const { plan: found } of plans) expect(check(board.problem, found)).toEqual([]);
    const stops = draftOf(plans[0]!.plan, () => crypto.randomUUID());
    const fixed = stops.flatMap(({ stops: all }, day) =>
      all.flatMap(({ place, begin: arrive, minutes }) =>
        place ? [{ place, day, arrive, minutes, reason: 'locked' as const }] : [],
      ),
    );
    const again = await plan({ wish: { ...wish, days: 14, party }, fixed });
    expect(check(again.board.problem, again.plans[0]!.plan)).toEqual([]);
  });

  test('starts and ends each day at the lodging of its nights', async () => {
    const coast = { name: 'Costa', lon: -79.1, lat: -8.1 };
    const nights = [0, 1].map((day) => ({ day, at: day === 0 ? coast : { place: ids[3]! } }));
    const { board, plans } = await plan({ wish: { ...wish, days: 3, nights }, alternatives: true });
    expect(board.anchors.map(({ name }) => name)).toEqual(['Plaza de Armas', 'Costa', 'Lugar 3']);
    const names = (node: number) => board.anchors[node - board.places.length]!.name;
    expect(board.problem.days.map(({ start, end }) => [names(start), names(end)])).toEqual([
      ['Plaza de Armas', 'Costa'],
      ['Costa', 'Lugar 3'],
      ['Lugar 3', 'Lugar 3'],
    ]);
    for (const { plan: found } of plans) expect(check(board.problem, found)).toEqual([]);
    const empty = validate(board.problem, [{ stops: [] }, { stops: [] }, { stops: [] }]);
    expect(empty.days.map(({ legs }) => legs.length)).toEqual([1, 1, 0]);
  });

  test('returns equal plans for equal requests and seeds', async () => {
    const [a, b] = [await plan({ seed: 5 }), await plan({ seed: 5 })];
    expect(a.plans).toEqual(b.plans);
  });

  test.each([
    ['a day that is shorter than an hour', { ...wish, latest: 560 }, 'planning_day_too_short'],
    [
      'an unknown start',
      { ...wish, start: { place: '0b7f3e7c-0000-4000-8000-000000000000' } },
      'planning_place_unknown',
    ],
    ['fifteen days', { ...wish, days: 15 }, 'invalid'],
    ['forty-one people', { ...wish, party: { adults: 20, children: 20, seniors: 1 } }, 'planning_party_too_large'],
  ])('refuses %s', async (_what, asked, code) => {
    const answer = await call(site.app, planTrip, { body: { wish: asked } });
    expect([answer.statusCode, answer.problem().code]).toEqual([400, code]);
  });

  test('returns responses that match the contract', async () => {
    expect([...Value.Errors(PlanningAnswer, await plan())]).toEqual([]);
  });
});

test('POST /api/planning/legs returns a table in the requested order', async () => {
  const points = [{ lon: -79.04, lat: -8.1 }, { place: ids[1]! }, { place: ids[0]! }];
  const { legs } = (await call(site.app, findLegs, { body: { points } })).json();
  expect(legs.size).toBe(3);
  expect(legs.minutes[0]).toBe(0);
  expect(legs.metres[1]).toBeGreaterThan(legs.metres[5]!);
  expect(legs.minutes.every((minutes) => minutes >= 0)).toBe(true);
});
