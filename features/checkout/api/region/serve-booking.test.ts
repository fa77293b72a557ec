import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import {
  cancelRegionBooking,
  changeRegionBookingEmail,
  quoteRegionCancellation,
  resendRegionBooking,
  showRegionBooking,
} from '#features/checkout/contract/region-routes.ts';
import { showOrder } from '#features/checkout/contract/routes.ts';
import { buyPlaces } from '#tests/buyer.ts';
import { call } from '#tests/call.ts';
import { checkMoney } from '#tests/money.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture, insertLink } from '#tests/sales.ts';
import { seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ cards: true });
afterAll(site.close);
let moderator: TestPerson;
beforeAll(async () => {
  await insertDeparture(site.db, REGION);
  moderator = await insertPerson(site.db, REGION, { name: 'Mara Mesa', staff: 'moderator' });
});

const asModerator = (bookingId: string) => ({ headers: moderator.headers, params: { bookingId } });
const log = async (action: string) =>
  (await site.pool.query('select reason, before, after from audit_event where action = $1 order by at', [action])).rows;
const emails = async (about: string) =>
  (
    await site.pool.query(
      'select recipient, subject, body_text from demo_mail where subject like $1 order by sent_at',
      [`${about}%`],
    )
  ).rows as { recipient: string; subject: string; body_text: string }[];

async function sold() {
  const booking = await insertBooking(site.db, REGION, await insertDeparture(site.db, REGION, { hoursAhead: 72 }));
  return { ...booking, orderReference: booking.reference.replace(/^RB/, 'VR') };
}

test('a moderator corrects an email address: both addresses get an email, earlier links stop, the log masks addresses', async () => {
  const { id, order, orderReference } = await sold();
  const link = { [ORDER_SECRET_HEADER]: await insertLink(site.db, REGION, order) };
  const opens = async () => (await call(site.app, showOrder, { params: { id: order }, headers: link })).statusCode;
  const email = 'lucia.correcta@ejemplo.pe';
  expect(await opens()).toBe(200);
  const mend = () => call(site.app, changeRegionBookingEmail, { ...asModerator(id), body: { email } });
  const before = (await call(site.app, showRegionBooking, asModerator(id))).json().email!;
  expect((await mend()).json()).toMatchObject({ email, can: { changeEmail: { allowed: true } } });
  await mend();
  await site.runJobs();
  const sent = await emails(orderReference);
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual([before, email].sort());
  expect(sent.find(({ recipient }) => recipient === email)?.body_text).toMatch(/PIN/);
  expect(await opens()).toBe(404);
  expect(await log('bookings.change_email')).toEqual([
    { reason: null, before: { email: 'l•••@ejemplo.pe' }, after: { email: 'l•••@ejemplo.pe' } },
  ]);
});

test('a malformed address is refused at its field, and the address stays', async () => {
  const { id } = await sold();
  const refused = await call(site.app, changeRegionBookingEmail, { ...asModerator(id), body: { email: 'lucia@' } });
  expect(refused.problem().issues).toMatchObject([{ path: 'body.email' }]);
  expect((await call(site.app, showRegionBooking, asModerator(id))).json().email).toMatch(/@ejemplo\.pe$/);
});

test('a repeated request sends the email of a booking once, without its cancelled bookings', async () => {
  const { id, order, orderReference } = await sold();
  const gone = await insertBooking(site.db, REGION, await insertDeparture(site.db, REGION), { state: 'CANCELLED' });
  await site.pool.query('update booking set order_id = $1 where id = $2', [order, gone.id]);
  const once = { ...asModerator(id), body: { id: randomUUID() } };
  for (const _ of [1, 2]) expect((await call(site.app, resendRegionBooking, once)).statusCode).toBe(200);
  await site.runJobs();
  const [sent, ...more] = await emails(orderReference);
  expect(more).toEqual([]);
  expect(sent?.subject).toContain('tu reserva está confirmada');
  expect(sent?.body_text).not.toContain(gone.reference.slice(2, 6));
  expect(await log('bookings.resend')).toHaveLength(1);
});

test('a moderator cancels with the refund of the traveller, who gets the reason; a repeated request changes nothing', async () => {
  const selling = await seedSelling(site);
  const buyer = await buyPlaces(site, selling, await selling.departure(), 2);
  const broken = async () => (await checkMoney(site.db, REGION)).broken;
  const before = await broken();
  const own = (await buyer.ask(quoteCancellation, { body: { itemIds: null } })).body;
  const quote = (await call(site.app, quoteRegionCancellation, asModerator(buyer.booking))).json();
  expect(quote).toMatchObject({ refund: own.refund, kept: own.kept, currency: own.currency });
  expect(quote.refund).toBeGreaterThan(0);
  const body = { quoteId: quote.id, reason: 'Nos llamó: está enferma.' };
  const cancel = () => call(site.app, cancelRegionBooking, { ...asModerator(buyer.booking), body });
  expect((await cancel()).json()).toMatchObject({ ending: true, can: { cancel: { allowed: false } } });
  await site.runJobs();
  expect((await cancel()).json()).toMatchObject({
    state: 'CANCELLED',
    cancellation: { cause: 'traveller', refund: own.refund, reason: body.reason },
    history: expect.arrayContaining([
      expect.objectContaining({ action: 'ask_cancel', actor: 'region', who: 'Mara Mesa' }),
    ]),
  });
  const [email, ...more] = await emails(`${(await buyer.show()).reference}: se canceló`);
  expect(more).toEqual([]);
  expect(email?.body_text).toContain(body.reason);
  expect(await log('bookings.cancel_for')).toEqual([
    { reason: body.reason, before: null, after: { amount: own.refund, currency: own.currency } },
  ]);
  expect(await broken()).toEqual(before);
});

test('a booking that waits for its operator is cancelled too, and an expired quote changes nothing', async () => {
  const { id, order } = await sold();
  await site.pool.query(`update booking set state = 'PENDING' where id = $1`, [id]);
  const quote = async () => (await call(site.app, quoteRegionCancellation, asModerator(id))).json().id;
  const cancel = (quoteId: string) =>
    call(site.app, cancelRegionBooking, { ...asModerator(id), body: { quoteId, reason: 'Lo pidió por teléfono.' } });
  const late = await quote();
  await site.pool.query(`update booking_quote set valid_until = now() - interval '1 minute' where id = $1`, [late]);
  expect((await cancel(late)).problem().code).toBe('quote_over');
  const short = await call(site.app, cancelRegionBooking, {
    ...asModerator(id),
    body: { quoteId: late, reason: 'No' },
  });
  expect(short.problem().issues).toMatchObject([{ path: 'body.reason' }]);
  expect((await cancel(await quote())).json()).toMatchObject({ state: 'CANCELLED' });
  const { rows } = await site.pool.query('select state from customer_order where id = $1', [order]);
  expect(rows).toEqual([{ state: 'cancelled' }]);
});

test('a booking of an agency and an unpaid order get no act, with the reason', async () => {
  const [agency, unpaid] = [await sold(), await sold()];
  await site.pool.query(
    `update booking set order_id = null, channel = 'octo', reseller = '{"keyId": "x"}' where id = $1`,
    [agency.id],
  );
  await site.pool.query(`update customer_order set state = 'held' where id = $1`, [unpaid.order]);
  for (const { id } of [agency, unpaid]) {
    const { can } = (await call(site.app, showRegionBooking, asModerator(id))).json();
    expect(can.resend).toEqual({ allowed: false, reason: expect.any(String) });
    for (const refused of [
      await call(site.app, resendRegionBooking, { ...asModerator(id), body: { id: randomUUID() } }),
      await call(site.app, changeRegionBookingEmail, { ...asModerator(id), body: { email: 'otra@ejemplo.pe' } }),
    ])
      expect([refused.statusCode, refused.problem().code]).toEqual([409, 'booking_action_refused']);
  }
  const refused = await call(site.app, quoteRegionCancellation, asModerator(agency.id));
  expect(refused.problem().code).toBe('booking_action_refused');
});
