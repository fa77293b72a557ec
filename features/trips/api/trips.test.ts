import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as exportRoutes from '#features/trips/contract/export-routes.ts';
import type { TripKeys } from '#features/trips/contract/kept-trip.ts';
import * as routes from '#features/trips/contract/routes.ts';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import type { TripAction } from '#features/trips/contract/trip-states.ts';
import { call } from '#tests/call.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { sampleWish } from '#tests/trips.ts';
import { eraseBinned } from './trip.store.ts';

const site = await testSite({ areas: ['trips'], settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' } });
afterAll(site.close);
type Headers = Record<string, string>;
const show = (id: string, headers: Headers = {}) => call(site.app, routes.showTrip, { params: { id }, headers });
const change = (id: string, headers: Headers, version: number, changed: TripDocument = document) =>
  call(site.app, routes.changeTrip, { params: { id }, headers, body: { version, document: changed } });
const bin = (id: string, headers: Headers) => call(site.app, routes.binTrip, { params: { id }, headers });
const move = (id: string, headers: Headers, action: TripAction) =>
  call(site.app, routes.changeTripState, { params: { id }, headers, body: { action } });
const revoke = (id: string, headers: Headers) => call(site.app, routes.revokeTripLinks, { params: { id }, headers });
const calendar = (id: string, headers: Headers = {}) =>
  call(site.app, exportRoutes.exportTripCalendar, { params: { id }, headers });
const track = (id: string, headers: Headers) =>
  call(site.app, exportRoutes.exportTripTrack, { params: { id }, headers });
const map = (id: string, headers: Headers) => call(site.app, exportRoutes.exportTripMap, { params: { id }, headers });

let luna: string;
let document: TripDocument;
beforeAll(async () => {
  [luna] = (await insertPlaces(site.db, 'trujillo', [
    { name: 'Huaca de la Luna & del Sol', lon: -78.99, lat: -8.135 },
  ])) as [string];
  document = {
    title: 'Dos días <con> niños',
    wish: sampleWish({
      days: 1,
      pace: 'calm',
      interests: { archaeology: 3 },
      party: { adults: 2, children: 1, seniors: 0, childAges: [7] },
      budget: 12_000,
      start: { name: 'Mi casa', lon: -79.03, lat: -8.11 },
    }),
    days: [
      {
        date: '2026-12-11',
        stops: [
          { id: 'a', place: luna, begin: 570, minutes: 90, state: 'booked', note: 'pedir guía' },
          { id: 'b', place: null, meal: 'lunch', begin: 780, minutes: 60, state: 'placed' },
        ],
      },
    ],
  };
});

async function keep(
  changes: Partial<TripDocument> = {},
  uuid: string = randomUUID(),
): Promise<TripKeys & { edit: Record<string, string>; share: Record<string, string> }> {
  const answer = await call(site.app, routes.keepTrip, { body: { uuid, document: { ...document, ...changes } } });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  const keys = answer.json();
  return { ...keys, edit: { 'vereda-edit-secret': keys.editSecret }, share: { 'vereda-share-token': keys.shareToken } };
}

test('the edit secret opens the whole trip', async () => {
  const trip = await keep();
  for (const key of [trip.id, trip.editSecret, trip.shareToken]) expect(key).toMatch(/^[\w-]{43}$/);
  const answer = await show(trip.id, trip.edit);
  expect(answer.json()).toMatchObject({
    id: trip.id,
    access: 'edit',
    version: 1,
    state: 'planning',
    document,
    erasedAfter: null,
  });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test('the share token shows the trip without notes, money, bookings and ages of children', async () => {
  const trip = await keep();
  const shown = (await show(trip.id, trip.share)).json();
  expect(shown).toMatchObject({ access: 'share', can: [] });
  expect(shown.document.days[0]!.stops[0]).toEqual({ id: 'a', place: luna, begin: 570, minutes: 90, state: 'placed' });
  expect(JSON.stringify(shown)).not.toMatch(/guía|budget|childAges/);
  expect((await show(trip.id, trip.edit)).json().document.wish.party).toMatchObject({ children: 1, childAges: [7] });
  const put = await change(trip.id, { ...trip.share, 'vereda-edit-secret': trip.shareToken }, 1);
  expect([put.statusCode, put.problem().code]).toEqual([404, 'trip_not_found']);
});

test('a wrong secret gets the same response as an unknown trip', async () => {
  const trip = await keep();
  const answers = await Promise.all([
    show(trip.id),
    show(trip.id, { 'vereda-edit-secret': 'x'.repeat(43) }),
    show('x'.repeat(43), trip.edit),
    calendar(trip.id),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify({ ...answer.problem(), requestId: '' }))).size).toBe(1);
  expect(answers[0].problem().code).toBe('trip_not_found');
});

test('storing a trip again with the same UUID returns the same secrets', async () => {
  const uuid = randomUUID();
  const [first, again] = await Promise.all([keep({}, uuid), keep({}, uuid)]);
  expect(again).toEqual(first);
  const changed = await keep({ title: 'Otro título' }, uuid.toUpperCase());
  expect(changed).toMatchObject({ id: first.id, editSecret: first.editSecret, version: 2 });
  expect((await show(first.id, first.edit)).json().document.title).toBe('Otro título');
});

test('after the edit secret was used, the UUID no longer returns the secrets', async () => {
  const uuid = randomUUID();
  const trip = await keep({}, uuid);
  await show(trip.id, trip.edit);
  const answer = await call(site.app, routes.keepTrip, { body: { uuid, document } });
  expect([answer.statusCode, answer.problem().code]).toEqual([409, 'trip_already_kept']);
  expect(answer.body).not.toContain(trip.id);
});

test('the database contains no secret of a trip', async () => {
  const uuid = randomUUID();
  const trip = await keep({}, uuid);
  const { rows } = await site.pool.query('select row_to_json(trip)::text as row from trip where id = $1', [trip.id]);
  const hex = (key: string) => Buffer.from(key, 'base64url').toString('hex');
  for (const secret of [trip.editSecret, trip.shareToken, hex(trip.editSecret), hex(trip.shareToken), uuid]) {
    expect(rows[0].row).not.toContain(secret);
  }
});

test('saving over an older version is a conflict that returns the stored trip', async () => {
  const trip = await keep();
  const put = (version: number, title: string) => change(trip.id, trip.edit, version, { ...document, title });
  expect((await put(1, 'uno')).json()).toMatchObject({ version: 2, document: { title: 'uno' } });
  const late = await put(1, 'dos');
  expect(late.statusCode).toBe(409);
  expect(late.problem()).toMatchObject({ code: 'trip_conflict', current: { version: 2, document: { title: 'uno' } } });
});

test('of several concurrent saves, exactly one succeeds', async () => {
  const trip = await keep();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => change(trip.id, trip.edit, 1, { ...document, title: `${i}` })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
});

test('an invalid document is refused, and unknown members are not stored', async () => {
  const bad = await call(site.app, routes.keepTrip, {
    body: { uuid: 'no', document: { ...document, title: '', days: [] } },
  });
  expect(
    bad
      .problem()
      .issues!.map(({ path }) => path)
      .sort(),
  ).toEqual(['body.document.days', 'body.document.title', 'body.uuid']);
  const trip = await keep({ junk: 'x' } as object);
  expect((await show(trip.id, trip.edit)).body).not.toContain('junk');
});

test('the first and the second share link work until the links are rotated or revoked', async () => {
  const trip = await keep();
  const opens = async (token: string) => (await show(trip.id, { 'vereda-share-token': token })).statusCode === 200;
  const link = async (held: object = {}, route = routes.shareTrip) =>
    (await call(site.app, route, { params: { id: trip.id }, headers: { ...trip.edit, ...held } })).json().shareToken;
  expect(await link(trip.share)).toBe(trip.shareToken);
  const other = await link();
  expect(await link()).toBe(other);
  expect([await opens(trip.shareToken), await opens(other)]).toEqual([true, true]);

  const changed = await link({}, routes.rotateTripLinks);
  expect([await opens(trip.shareToken), await opens(other), await opens(changed)]).toEqual([false, false, true]);
  expect(await link(trip.share)).toBe(changed);

  expect((await revoke(trip.id, trip.share)).statusCode).toBe(404);
  expect((await revoke(trip.id, trip.edit)).statusCode).toBe(204);
  expect([await opens(trip.shareToken), await opens(changed)]).toEqual([false, false]);
  const next = await link();
  expect(next).not.toBe(changed);
  expect(await opens(next)).toBe(true);
  const { rows } = await site.pool.query('select action from trip_event where trip_id = $1 order by at', [trip.id]);
  expect(rows.map(({ action }) => action)).toEqual(['keep', 'rotate_share', 'revoke_share']);
});

test('a trip in the bin is erased with its history after 30 days', async () => {
  const trip = await keep();
  const binned = (await bin(trip.id, trip.edit)).json();
  expect(binned).toMatchObject({ state: 'binned', can: ['restore'] });
  expect(Date.parse(binned.erasedAfter!) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect((await show(trip.id, trip.share)).problem()).toMatchObject({ status: 410, code: 'trip_binned' });
  expect((await change(trip.id, trip.edit, 1)).problem().code).toBe('trip_binned');
  expect((await move(trip.id, trip.edit, 'depart')).problem().code).toBe('trip_action_refused');
  expect((await move(trip.id, trip.edit, 'restore')).json()).toMatchObject({
    state: 'planning',
    erasedAfter: null,
  });

  await bin(trip.id, trip.edit);
  await site.pool.query(`update trip set binned_at = now() - interval '29 days' where id = $1`, [trip.id]);
  const monthAgo = new Date(Date.now() - 30 * 86_400_000);
  expect(await eraseBinned(site.db, 'trujillo', monthAgo)).toBe(0);
  await site.pool.query(`update trip set binned_at = now() - interval '31 days' where id = $1`, [trip.id]);
  expect(await eraseBinned(site.db, 'cusco', monthAgo)).toBe(0);
  expect(await eraseBinned(site.db, 'trujillo', monthAgo)).toBe(1);
  expect((await site.pool.query('select from trip_event where trip_id = $1', [trip.id])).rowCount).toBe(0);
});

test('the calendar has the region’s local hours as UTC instants', async () => {
  const trip = await keep();
  const answer = await calendar(trip.id, trip.edit);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = answer.body.replace(/\r\n[ \t]/g, '').split('\r\n');
  // 09:30 in Trujillo (UTC−5) is 14:30 UTC.
  for (const line of [
    'DTSTART:20261211T143000Z',
    'DTEND:20261211T160000Z',
    'SUMMARY:Huaca de la Luna & del Sol',
    'DESCRIPTION:pedir guía',
    'SUMMARY:Almuerzo',
    'GEO:-8.135;-78.99',
  ]) {
    expect(lines).toContain(line);
  }
});

test('GPX and GeoJSON contain the places, and contain no notes for a reader with the share token', async () => {
  const trip = await keep();
  const gpx = await track(trip.id, trip.edit);
  expect(gpx.body).toContain('<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Vereda">');
  expect(gpx.body).toContain('<name>Dos días &lt;con&gt; niños</name>');
  const [there, back, ...others] = gpx.body.split('<trkseg>').slice(1);
  expect(others).toEqual([]);
  for (const segment of [there!, back!]) expect(segment.match(/<trkpt /g)!.length).toBeGreaterThan(10);
  expect(gpx.body).toMatch(
    /<wpt lat="-8.135" lon="-78.99">\s*<time>2026-12-11T14:30:00.000Z<\/time>\s*<name>Huaca de la Luna &amp; del Sol<\/name>\s*<desc>pedir guía<\/desc>/,
  );
  const geojson = await map(trip.id, trip.share);
  expect(geojson.headers['content-disposition']).toBe('attachment; filename="viaje.geojson"');
  const { features } = JSON.parse(geojson.body);
  expect(features).toHaveLength(1);
  expect(features[0]).toMatchObject({
    geometry: { type: 'Point', coordinates: [-78.99, -8.135] },
    properties: { day: 1 },
  });
  expect(geojson.body).not.toContain('guía');
});

describe('a plan in a trip', () => {
  const withPlan = (): Partial<TripDocument> => ({
    days: [
      {
        date: '2026-12-11',
        stops: [
          {
            id: 'tour',
            place: null,
            begin: 510,
            minutes: 240,
            state: 'booked',
            plan: {
              planId: randomUUID(),
              slug: 'caballitos-de-totora',
              departureId: randomUUID(),
              title: 'Caballitos de totora',
              meeting: 'Muelle de Huanchaco',
              lon: -79.122,
              lat: -8.081,
              part: { day: 1, of: 2 },
              booking: 'VR7K2M4QXA',
            },
          },
        ],
      },
    ],
  });

  test("shows its booking only to the trip's editor", async () => {
    const trip = await keep(withPlan());
    const mine = await show(trip.id, trip.edit);
    expect(mine.json().document.days[0]!.stops[0]).toMatchObject({ state: 'booked', plan: { booking: 'VR7K2M4QXA' } });
    for (const read of [show, calendar, track, map]) {
      const shown = await read(trip.id, trip.share);
      expect(shown.body).toContain('Caballitos de totora');
      expect(shown.body).not.toContain('VR7K2M4QXA');
    }
    const shared = (await show(trip.id, trip.share)).json();
    expect(shared.document.days[0]!.stops[0]).toMatchObject({
      state: 'locked',
      plan: { meeting: 'Muelle de Huanchaco' },
    });
  });

  test('is exported with its meeting point', async () => {
    const trip = await keep(withPlan());
    const ics = unfolded((await calendar(trip.id, trip.edit)).body);
    expect(ics).toContain('SUMMARY:Caballitos de totora (día 1 de 2)');
    expect(ics).toContain('LOCATION:Muelle de Huanchaco');
    expect(ics).toContain('GEO:-8.081;-79.122');
    expect(ics).toContain('DESCRIPTION:Reservado · VR7K2M4QXA');
    expect(ics).toContain('STATUS:CONFIRMED');
    const gpx = (await track(trip.id, trip.edit)).body;
    expect(gpx).toContain('<wpt lat="-8.081" lon="-79.122">');
    const { features } = JSON.parse((await map(trip.id, trip.edit)).body);
    expect(features[0]).toMatchObject({
      geometry: { coordinates: [-79.122, -8.081] },
      properties: { kind: 'Plan con operador', url: expect.stringMatching(/\/planes\/caballitos-de-totora$/) },
    });
  });
});

const unfolded = (ics: string) => ics.replaceAll(/\r?\n[ \t]/g, '');
