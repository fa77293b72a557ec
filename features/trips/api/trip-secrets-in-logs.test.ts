import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { pathOf } from '#features/route.ts';
import { changeTrip, keepTrip, showTrip } from '#features/trips/contract/routes.ts';
import { createServer } from '#server/create-server.ts';
import { createLog } from '#server/log.ts';
import { call } from '#tests/call.ts';
import { testSite } from '#tests/site.ts';
import { sampleWish, withoutItineraries } from '#tests/trips.ts';
import { trips } from './area.ts';

let written = '';
const site = await testSite({ areas: [] });
const log = createLog(
  { LOG_LEVEL: 'trace' },
  new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  }),
);
const app = await createServer({ ...site.platform, log }, [
  trips({ findLocalTrip: withoutItineraries, notePlan: async () => undefined }),
]);
afterAll(async () => {
  await app.close();
  await site.close();
});

test('no secret of a trip is logged, even at the most detailed level', async () => {
  await site.pool.query(`insert into region (id) values ('trujillo') on conflict do nothing`);
  const uuid = randomUUID();
  const wish = sampleWish({
    days: 1,
    earliest: 0,
    latest: 1,
    pace: 'calm',
    party: { adults: 1, children: 0, seniors: 0 },
  });
  const document = { title: 'x', wish, days: [{ date: '2026-12-11', stops: [] }] };
  const keys = (await call(app, keepTrip, { body: { uuid, document } })).json();
  const params = { id: keys.id };
  const headers = { 'vereda-edit-secret': keys.editSecret, 'vereda-share-token': keys.shareToken };
  await call(app, showTrip, { params, headers });
  await app.inject({ method: 'PUT', url: pathOf(changeTrip, { params }), headers, payload: { version: 'x' } });
  await site.pool.query('alter table trip rename to trip_away');
  expect((await call(app, showTrip, { params, headers })).statusCode).toBe(500);
  log.info({ req: { method: 'GET', url: '/', headers } }, 'as a careless line would');

  expect(written.split('\n').length).toBeGreaterThan(4);
  expect(written).toContain('request failed');
  for (const secret of [keys.editSecret, keys.shareToken, uuid]) expect(written).not.toContain(secret);
});
