import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItineraryCard } from '#features/itineraries/contract/itinerary.ts';
import { listItineraries, showItinerary } from '#features/itineraries/contract/routes.ts';
import type { QueryOf, ShapeOf } from '#features/route.ts';
import type { TripShape } from '#features/trips/api/public.ts';
import { call } from '#tests/call.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { itineraries } from './area.ts';
import { findLocalTrip } from './find-local-trip.store.ts';

const site = await testSite({ areas: [itineraries], settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' } });
afterAll(site.close);
const headers = { authorization: 'Bearer the-app-token' };
const list = async (query: QueryOf<ShapeOf<typeof listItineraries>> = {}) =>
  (await call(site.app, listItineraries, { query, headers })).json();
const open = (idOrSlug: string) => call(site.app, showItinerary, { params: { idOrSlug }, headers });
const titles = (items: ItineraryCard[]) => items.map(({ title }) => title);

let luna: string;
let playa: string;
beforeAll(async () => {
  const places = [{ name: 'Huaca de la Luna' }, { name: 'Playa Huanchaco' }];
  [luna, playa] = (await insertPlaces(site.db, 'trujillo', places)) as [string, string];
  await insertPlaces(site.db, 'cusco', []);
  const leg = { minutes: 20, metres: 8000, mode: 'drive', basis: 'road_graph' };
  const day = (place: string) => ({
    title: 'Día',
    text: 'Texto',
    start: { place },
    end: { name: 'Plaza', lon: -79, lat: -8 },
    leave: 540,
    back: 780,
    stops: [
      { place, begin: 560, minutes: 90, text: 'Mira.' },
      { place: null, meal: 'lunch', begin: 690, minutes: 60, text: '' },
    ],
    legs: [leg, leg, leg],
  });
  const insert = (
    region: string,
    slug: string,
    status: string,
    attention: string | null,
    rank: number,
    through: string[],
  ) =>
    site.pool.query(
      `insert into itinerary (region_id, slug, status, needs_attention, title, summary, reason, body, author, written, interests, weekdays, days,
         places, poster, rank)
       values ($1, $2, $3, $4, $2, 's', 'r', '{Uno,Dos}', 'Redacción', '2026-11-21', '{archaeology}', '{1,3}', $5, $6,
         '{"scene":"friso","seed":"x"}', $7)`,
      [region, slug, status, attention, JSON.stringify(through.map(day)), through, rank],
    );
  await insert('trujillo', 'segundo', 'published', null, 2, [playa]);
  await insert('trujillo', 'primero', 'featured', null, 1, [luna, playa]);
  await insert('trujillo', 'dudoso', 'featured', 'Un lugar cerró.', 3, [luna]);
  await insert('trujillo', 'borrador', 'draft', null, 0, [luna]);
  await insert('cusco', 'ajeno', 'featured', null, 0, []);
});

test('the list contains the region’s published itineraries in the editors’ order', async () => {
  const { items } = await list();
  expect(titles(items)).toEqual(['primero', 'segundo', 'dudoso']);
  expect(items.map(({ featured }) => featured)).toEqual([true, false, false]);
  expect(items[0]).toMatchObject({ dayCount: 2, stopCount: 2, weekdays: [1, 3], interests: ['archaeology'] });
  expect(items[0]!.days[0]!.stops).toEqual([
    {
      place: luna,
      name: 'Huaca de la Luna',
      poster: { scene: 'museo', seed: 'Huaca de la Luna' },
      begin: 560,
      minutes: 90,
    },
    { place: null, name: null, poster: null, meal: 'lunch', begin: 690, minutes: 60 },
  ]);
});

test('the list can be filtered by place, interest and number of days', async () => {
  expect(titles((await list({ place: luna })).items)).toEqual(['primero', 'dudoso']);
  expect(titles((await list({ place: 'nada' })).items)).toEqual([]);
  expect(titles((await list({ days: 1 })).items)).toEqual(['segundo', 'dudoso']);
  expect(titles((await list({ interest: 'beach' })).items)).toEqual([]);
  expect((await site.app.inject({ url: `${listItineraries.path}?interest=x`, headers })).json()).toMatchObject({
    status: 400,
    issues: [{ path: 'query.interest' }],
  });
});

test('an itinerary is found by its slug or id', async () => {
  const found = (await open('primero')).json();
  expect(found).toMatchObject({ body: ['Uno', 'Dos'], written: '2026-11-21', needsAttention: null, dayCount: 2 });
  expect(found.days[0]!.legs).toHaveLength(3);
  expect(found.places.map(({ name }) => name).sort()).toEqual(['Huaca de la Luna', 'Playa Huanchaco']);
  expect(found.places[0]!.open).toEqual({ state: 'unknown' });
  expect((await open(found.id)).json()).toEqual(found);
  expect((await open('dudoso')).json()).toMatchObject({ featured: false, needsAttention: 'Un lugar cerró.' });
});

test('drafts, unknown itineraries and itineraries of other regions are not found', async () => {
  for (const slug of ['borrador', 'nada', 'ajeno']) {
    expect((await open(slug)).problem()).toMatchObject({ status: 404, code: 'itinerary_not_found' });
  }
});

test('a trip like an itinerary rides as long and visits the same places', async () => {
  const trip: TripShape = { days: 2, interests: ['archaeology'], start: { place: luna }, must: [] };
  const find = (changes: Partial<TripShape>) => findLocalTrip(site.db, 'trujillo', { ...trip, ...changes });
  expect(await find({})).toEqual({ ride: 120, places: new Set([luna, playa]) });
  expect(await find({ must: [playa] })).toMatchObject({ ride: 120 });
  expect(await find({ days: 1, start: { place: playa } })).toEqual({ ride: 60, places: new Set([playa]) });
  expect(await find({ days: 3 })).toBeUndefined();
  expect(await find({ interests: ['archaeology', 'beach'] })).toBeUndefined();
  expect(await find({ interests: [] })).toBeUndefined();
  expect(await find({ start: { place: playa } })).toBeUndefined();
  expect(await find({ start: { lon: -79, lat: -8 } })).toBeUndefined();
  expect(await find({ must: [randomUUID()] })).toBeUndefined();
});
