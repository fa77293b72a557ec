import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { QueryOf, ShapeOf } from '#features/route.ts';
import { listFoundGroups } from '#features/search/contract/routes.ts';
import type { JudgePublicTrip, PublishTripBody } from '#features/trips/contract/publication.ts';
import * as publishing from '#features/trips/contract/publication-routes.ts';
import * as routes from '#features/trips/contract/routes.ts';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { tripTo } from '#tests/trips.ts';

const site = await testSite({ settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' } });
afterAll(site.close);
const { app, pool, db } = site;
const token = { authorization: 'Bearer the-app-token' };
const [luna] = (await insertPlaces(db, 'trujillo', [{ name: 'Huaca de la Luna' }])) as [string];
const moderator = await insertPerson(db, 'trujillo', { name: 'Quien modera', staff: 'moderator' });
const author = await insertPerson(db, 'trujillo', { name: 'Ana Paredes' });
beforeEach(async () => {
  for (const table of ['trip', 'demo_mail']) await pool.query(`delete from ${table}`);
});

type Headers = Record<string, string>;
type Trip = { id: string; headers: Headers };

async function keep(changes: Partial<TripDocument> = {}, headers: Headers = author.headers): Promise<Trip> {
  const body = { uuid: randomUUID(), document: { ...tripTo(luna), ...changes } };
  const { id, editSecret } = (await call(app, routes.keepTrip, { body, headers })).json();
  return { id, headers: { 'vereda-edit-secret': editSecret } };
}
const ask = ({ id, headers }: Trip, body: Partial<PublishTripBody> = {}) =>
  call(app, publishing.publishTrip, {
    ...{ params: { id }, headers },
    body: { version: 1, authorName: null, notes: false, ...body },
  });
const waiting = async (query: QueryOf<ShapeOf<typeof publishing.listWaitingTrips>> = {}) =>
  (await call(app, publishing.listWaitingTrips, { query, headers: moderator.headers })).json();
const judge = (id: string, body: JudgePublicTrip) =>
  call(app, publishing.judgePublicTrip, { params: { id }, headers: moderator.headers, body });
const approve = async () => judge((await waiting()).items[0]!.id, { judgement: 'approve' });
async function publish(changes: Partial<TripDocument> = {}, body: Partial<PublishTripBody> = {}): Promise<Trip> {
  const trip = await keep(changes);
  await ask(trip, body);
  await approve();
  return trip;
}
const listed = (query: QueryOf<ShapeOf<typeof routes.listPublicTrips>> = {}) =>
  call(app, routes.listPublicTrips, { query, headers: token });
const titles = async (query: QueryOf<ShapeOf<typeof routes.listPublicTrips>> = {}) =>
  (await listed(query)).json().items.map(({ title }) => title);
const open = ({ id }: Trip, headers: Headers = {}) =>
  call(app, routes.showPublicTrip, { params: { id }, headers: { ...token, ...headers } });
const unpublish = ({ id, headers }: Trip) => call(app, publishing.unpublishTrip, { params: { id }, headers });
const own = async ({ id, headers }: Trip) =>
  (await call(app, publishing.showPublication, { params: { id }, headers })).json();
async function mails(): Promise<string[]> {
  await site.runJobs();
  const { rows } = await pool.query('select subject from demo_mail where recipient = $1 order by sent_at', [
    author.email,
  ]);
  return rows.map(({ subject }) => subject);
}

test('a trip is public after the region approves it, and its author hears of it', async () => {
  const trip = await keep({ title: 'Un día en la huaca' });
  expect((await ask(trip, { authorName: ' Ana P. ' })).json()).toMatchObject({
    latest: { state: 'pending', authorName: 'Ana P.' },
    live: null,
  });
  expect(await titles()).toEqual([]);
  expect((await open(trip)).statusCode).toBe(404);
  expect(await waiting()).toMatchObject({
    items: [{ tripId: trip.id, judgements: ['approve', 'refuse'], places: [{ name: 'Huaca de la Luna' }] }],
    pending: 1,
  });
  expect((await approve()).json()).toMatchObject({ state: 'published', judgements: ['remove'] });
  expect((await listed()).json().items).toMatchObject([
    { title: 'Un día en la huaca', author: 'Ana P.', days: 1, stops: 1, copies: 0 },
  ]);
  const shown = (await open(trip)).json();
  expect(shown).toMatchObject({
    access: 'share',
    state: 'ready',
    published: { author: 'Ana P.', places: [{ id: luna }] },
  });
  expect(shown.document.wish.start).toBeUndefined();
  expect(await mails()).toEqual(['«Un día en la huaca» ya es público']);
  const { rows } = await pool.query(`select action from audit_event where subject_kind = 'trip_publication'`);
  expect(rows).toEqual([{ action: 'trips.approve' }]);
});

test('a refusal needs a reason, which the author reads', async () => {
  const trip = await keep({ title: 'Mis tours' });
  await ask(trip);
  const [item] = (await waiting()).items;
  expect((await judge(item!.id, { judgement: 'refuse' })).problem().issues).toMatchObject([{ path: 'body.reason' }]);
  await judge(item!.id, { judgement: 'refuse', reason: 'advertising' });
  expect(await own(trip)).toMatchObject({ latest: { state: 'refused', reason: 'Es publicidad' }, live: null });
  expect((await judge(item!.id, { judgement: 'approve' })).problem().code).toBe('publication_action_refused');
  expect(await titles()).toEqual([]);
  expect(await mails()).toEqual(['No publicamos «Mis tours»']);
});

test('the published version stays until the region approves a newer version', async () => {
  const trip = await publish({ title: 'Antes' });
  const changed = { ...tripTo(luna), title: 'Después' };
  await call(app, routes.changeTrip, {
    params: { id: trip.id },
    headers: trip.headers,
    body: { version: 1, document: changed },
  });
  expect(await titles()).toEqual(['Antes']);
  expect((await ask(trip)).problem()).toMatchObject({ code: 'trip_conflict' });
  await ask(trip, { version: 2 });
  expect((await waiting()).items).toMatchObject([{ replacesPublished: true }]);
  expect((await open(trip)).json().document.title).toBe('Antes');
  await approve();
  expect(await titles()).toEqual(['Después']);
  const { rows } = await pool.query(`select state from trip_publication where document is null`);
  expect(rows).toEqual([{ state: 'replaced' }]);
});

test('asking again changes nothing, and other choices replace what waits', async () => {
  const trip = await keep();
  for (const notes of [false, false, true, true]) await ask(trip, { notes });
  expect(await waiting()).toMatchObject({ items: [{ notes: true }], pending: 1 });
  await approve();
  expect((await ask(trip, { notes: true })).json()).toMatchObject({ latest: { state: 'published' } });
  expect((await waiting()).pending).toBe(0);
});

test('the author takes a trip back at once, and the bin does the same', async () => {
  const [taken, binned] = [await publish(), await publish()];
  expect((await unpublish(taken)).json()).toMatchObject({ live: null, latest: { state: 'withdrawn' } });
  await call(app, routes.binTrip, { params: { id: binned.id }, headers: binned.headers });
  await call(app, routes.changeTripState, {
    params: { id: binned.id },
    headers: binned.headers,
    body: { action: 'restore' },
  });
  expect(await titles()).toEqual([]);
  for (const trip of [taken, binned]) expect((await open(trip)).statusCode).toBe(404);
  expect((await open(taken, taken.headers)).json()).toMatchObject({ access: 'edit', visibility: 'link' });
});

test('the region removes a public trip', async () => {
  const trip = await publish();
  const [item] = (await waiting({ waiting: 'published' })).items;
  await judge(item!.id, { judgement: 'remove', reason: 'advertising' });
  expect((await open(trip)).statusCode).toBe(404);
  expect((await mails()).at(-1)).toBe('Retiramos «Un día» de los viajes públicos');
});

test('a trip without places cannot be published', async () => {
  const trip = await keep({ days: [{ date: '2026-12-11', stops: [] }] });
  expect((await ask(trip)).problem().code).toBe('trip_too_empty');
});

test('the list is filtered by days, month and interest, page by page', async () => {
  const { wish, days } = tripTo(luna);
  await publish({ title: 'Playa', wish: { ...wish, interests: { beach: 3 } } });
  await publish({ title: 'Largo', days: [...days, { date: '2026-12-12', stops: [] }] });
  await publish({ title: 'Enero', days: [{ ...days[0]!, date: '2027-01-20' }] });
  expect(await titles()).toEqual(['Enero', 'Largo', 'Playa']);
  expect(await titles({ interest: 'beach' })).toEqual(['Playa']);
  expect(await titles({ minDays: 2 })).toEqual(['Largo']);
  expect(await titles({ maxDays: 1, month: 12 })).toEqual(['Playa']);
  const first = (await listed({ limit: 2 })).json();
  expect(await titles({ limit: 2, cursor: first.next! })).toEqual(['Playa']);
  expect((await listed({ cursor: 'x' })).problem()).toMatchObject({ issues: [{ path: 'query.cursor' }] });
});

test('a copy credits the public trip while that trip is public, and counts', async () => {
  const trip = await publish({ title: 'El original' }, { authorName: 'Ana P.' });
  const copy = await keep({ copiedFrom: trip.id });
  const credit = async () =>
    (await call(app, routes.showTrip, { params: { id: copy.id }, headers: copy.headers })).json().basedOn;
  expect(await credit()).toEqual({ id: trip.id, title: 'El original', author: 'Ana P.' });
  expect((await listed()).json().items).toMatchObject([{ copies: 1 }]);
  await ask(copy);
  await approve();
  expect((await open(copy)).json().basedOn).toMatchObject({ author: 'Ana P.' });
  const account = (await call(app, routes.listAccountTrips, { headers: author.headers })).json();
  expect(account.items.find(({ id }) => id === copy.id)).toMatchObject({ basedOn: { id: trip.id } });
  await unpublish(trip);
  expect(await credit()).toBeUndefined();
});

test('an author without an account publishes too, and a stranger cannot', async () => {
  const trip = await keep({}, {});
  expect((await ask(trip)).json().latest).toMatchObject({ state: 'pending' });
  expect((await ask({ ...trip, headers: {} })).statusCode).toBe(404);
  expect((await call(app, publishing.listWaitingTrips, { headers: author.headers })).statusCode).toBe(403);
  await approve();
  expect(await mails()).toEqual([]);
});

test('the search finds public trips by their titles and by the titles of their days', async () => {
  const [day] = tripTo(luna).days;
  const trip = await publish(
    { title: 'Playa y ceviche', days: [{ ...day!, title: 'Totora' }] },
    { authorName: 'Ana P.' },
  );
  const found = async (q: string) => {
    const { groups } = (await call(app, listFoundGroups, { query: { q } })).json();
    return groups.find(({ source }) => source === 'trips')?.items ?? [];
  };
  const item = { label: 'Playa y ceviche', detail: '1 día · de Ana P.', path: `/viajes/${trip.id}` };
  expect(await found('ceviche')).toEqual([item]);
  expect(await found('totora')).toEqual([item]);
  expect(await found('montaña')).toEqual([]);
  await unpublish(trip);
  expect(await found('ceviche')).toEqual([]);
});

test('the sitemap names public trips', async () => {
  const trip = await publish();
  const sitemap = async () => (await app.inject('/sitemap.xml')).body;
  expect(await sitemap()).toContain(`/viajes/${trip.id}<`);
  await unpublish(trip);
  expect(await sitemap()).not.toContain(trip.id);
});
