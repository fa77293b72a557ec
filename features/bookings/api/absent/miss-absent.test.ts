import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { CheckInAnswer } from '#features/bookings/contract/check-in.ts';
import * as routes from '#features/bookings/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { insertPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture, type TestDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { findBooking } from '../booking.store.ts';
import { missAbsent } from './miss-absent.ts';

const REGION = 'trujillo';
const HOUR = 3_600_000;
const site = await testSite({ areas: ['bookings'] });
const { app, db, pool, platform } = site;
afterAll(site.close);

const stateOf = async (id: string) => (await findBooking(db, REGION, id))!.state;
const after = ({ endsAt }: TestDeparture, hours: number) => new Date(endsAt.getTime() + hours * HOUR);

test("twelve hours after a departure's end, bookings without a check-in become no-shows", async () => {
  const departure = await insertDeparture(db, REGION, { hoursAhead: -200 });
  const [absent, came, cancelled, cancelling, tried] = [
    await insertBooking(db, REGION, departure),
    await insertBooking(db, REGION, departure, { state: 'REDEEMED' }),
    await insertBooking(db, REGION, departure, { state: 'CANCELLED' }),
    await insertBooking(db, REGION, departure),
    await insertBooking(db, REGION, departure),
  ];
  await pool.query(`update booking set cancellation = '{"pending": true}' where id = $1`, [cancelling.id]);
  await pool.query('update booking set test_mode = true where id = $1', [tried.id]);

  expect(await missAbsent(platform, after(departure, 11.9))).toBe(0);
  expect(await stateOf(absent.id)).toBe('CONFIRMED');
  const counts = await Promise.all([
    missAbsent(platform, after(departure, 12.1)),
    missAbsent(platform, after(departure, 12.1)),
  ]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  expect(await Promise.all([absent, came, cancelled, cancelling, tried].map(({ id }) => stateOf(id)))).toEqual([
    'NO_SHOW',
    'REDEEMED',
    'CANCELLED',
    'CONFIRMED',
    'CONFIRMED',
  ]);
  const { rows } = await pool.query('select action, actor, to_state from booking_event where booking_id = $1', [
    absent.id,
  ]);
  expect(rows).toEqual([{ action: 'miss', actor: 'system', to_state: 'NO_SHOW' }]);
});

test('an operator can correct a no-show for three days', async () => {
  const departure = await insertDeparture(db, REGION, { hoursAhead: -40 });
  const [late, tooLate] = [await insertBooking(db, REGION, departure), await insertBooking(db, REGION, departure)];
  await missAbsent(platform, after(departure, 13));
  const guide = await insertPerson(db, REGION, { name: 'Guía Uno' });
  await sql`insert into operator_member (region_id, operator_id, account_id, role)
    values (${REGION}, ${departure.operator}, ${guide.id}, 'guide')`.execute(db);
  async function say(bookingId: string): Promise<string> {
    const answer = await app.inject({
      method: 'POST',
      url: pathOf(routes.checkIn, { params: { operatorId: departure.operator, departureId: departure.departure } }),
      headers: guide.headers,
      payload: { scans: [{ id: randomUUID(), action: 'redeem', bookingId, at: new Date().toISOString() }] },
    });
    return answer.json<CheckInAnswer>().answers[0]!.result;
  }
  expect([await say(late.id), await stateOf(late.id)]).toEqual(['admitted', 'REDEEMED']);
  await pool.query(`update departure set starts_at = starts_at - interval '2 days', ends_at = ends_at - interval '2 days'
    where id = '${departure.departure}'`);
  expect([await say(tooLate.id), await stateOf(tooLate.id)]).toEqual(['not_to_come', 'NO_SHOW']);
});
