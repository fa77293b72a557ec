import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appealReview, showReview, writeReview } from '#features/booking-reviews/contract/routes.ts';
import { showOrder } from '#features/checkout/contract/routes.ts';
import { replyToReview } from '#features/reviews/contract/operator-routes.ts';
import type { JudgeBody, Waiting } from '#features/reviews/contract/region.ts';
import { judgeReview, listWaitingReviews } from '#features/reviews/contract/region-routes.ts';
import type { ReviewBody } from '#features/reviews/contract/review.ts';
import { listOperatorReviews, reportReview } from '#features/reviews/contract/routes.ts';
import { call, requestOf } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture, insertLink, type TestDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);

const staff = {} as Record<'admin' | 'moderator' | 'owner', TestPerson>;
let departure: TestDeparture;
beforeAll(async () => {
  departure = await insertDeparture(db, REGION, { hoursAhead: -30, capacity: 400 });
  staff.admin = await insertPerson(db, REGION, { name: 'Quien administra', staff: 'admin' });
  staff.moderator = await insertPerson(db, REGION, { name: 'Quien modera', staff: 'moderator' });
  staff.owner = await insertPerson(db, REGION, { name: 'Quien opera' });
  await sql`insert into operator_member (region_id, operator_id, account_id, role)
    values (${REGION}, ${departure.operator}, ${staff.owner.id}, 'owner')`.execute(db);
});

const body = (more: Partial<ReviewBody> = {}): ReviewBody => ({
  rating: 4,
  scores: { service: 5, value: 3 },
  body: 'El guía fue puntual y paciente con los niños.',
  author: 'Lucía Ñ.',
  language: 'es',
  ...more,
});

async function booked(state: Parameters<typeof insertBooking>[3] = { state: 'REDEEMED' }, of = departure) {
  const booking = await insertBooking(db, REGION, of, state);
  return { ...booking, headers: { 'vereda-order-secret': await insertLink(db, REGION, booking.order) } };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const read = async ({ reference, headers }: Booked) =>
  (await call(app, showReview, { params: { reference }, headers })).json();
const write = ({ reference, headers }: Booked, review: ReviewBody) =>
  call(app, writeReview, { params: { reference }, headers, body: review });
const ofPlan = async (plan = departure.plan) =>
  (
    await call(app, listOperatorReviews, {
      query: { operator: departure.operator, plan, limit: 50 },
      headers: { authorization: 'Bearer the-app-token' },
    })
  ).json();
const report = (commentId: string, id = randomUUID()) =>
  call(app, reportReview, { params: { commentId }, body: { id, reason: 'fake' } });
const judge = (commentId: string, judgement: JudgeBody, { headers } = staff.moderator) =>
  call(app, judgeReview, { params: { commentId }, headers, body: judgement });
const waiting = async (state: Waiting) =>
  (await call(app, listWaitingReviews, { query: { state }, headers: staff.moderator.headers })).json();
const reply = (commentId: string, words: string) =>
  call(app, replyToReview, {
    params: { operatorId: departure.operator, commentId },
    headers: staff.owner.headers,
    body: { body: words },
  });
const emails = async (like: string) =>
  (await pool.query(`select recipient, subject, body_text from demo_mail where subject like $1`, [like])).rows;
const later = (hours: number, id: string) =>
  pool.query(`update comment set created_at = created_at - make_interval(hours => $1) where id = $2`, [hours, id]);

/** Marking a traveller as absent counts as checking attendance. */
const markAbsent = ({ id, departure: departureId }: { id: string; departure: string }) =>
  pool.query(
    `insert into voucher_scan (region_id, id, departure_id, booking_id, items, action, outcome, scanned_at, account_id)
     values ('trujillo', $1, $2, $3, '{}', 'no_show', 'done', now(), $1)`,
    [randomUUID(), departureId, id],
  );

test('a review can be written without an account and is published at once', async () => {
  const booking = await booked();
  expect(await read(booking)).toMatchObject({
    time: 'open',
    suggestedAuthor: 'Lucía Ñ.',
    review: null,
    can: { write: true, appeal: false },
  });
  const answer = await write(booking, body());
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({ review: { state: 'published', rating: 4 } });
  const { items } = await ofPlan();
  expect(items[0]).toMatchObject({ author: 'Lucía Ñ.', verification: 4, plan: { title: 'Caballitos de totora' } });
  await site.runJobs();
  expect(await emails('Una opinión sobre Caballitos%')).toMatchObject([{ recipient: 'totora@ejemplo.pe' }]);
});

test('repeated and concurrent requests store one review', async () => {
  const booking = await booked();
  const answers = await Promise.all([write(booking, body()), write(booking, body()), write(booking, body())]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  const { rows } = await pool.query('select id from comment where booking_id = $1', [booking.id]);
  expect(rows).toHaveLength(1);
  await later(49, rows[0].id);
  expect((await write(booking, body())).statusCode).toBe(200);
});

test('a review can be changed for two days', async () => {
  const booking = await booked();
  const { review } = (await write(booking, body())).json();
  expect((await write(booking, body({ rating: 2 }))).json().review).toMatchObject({ id: review!.id, rating: 2 });
  await later(49, review!.id);
  expect((await write(booking, body({ rating: 1 }))).json()).toMatchObject({ status: 409, code: 'review_settled' });
  expect(await read(booking)).toMatchObject({ can: { write: false }, reviseUntil: null, review: { rating: 2 } });

  const answered = await booked();
  const { review: other } = (await write(answered, body())).json();
  expect((await reply(other!.id, 'Gracias por venir con nosotros.')).statusCode).toBe(200);
  expect((await write(answered, body({ rating: 1 }))).json()).toMatchObject({ code: 'review_settled' });
});

test.each(['CANCELLED', 'NO_SHOW', 'PENDING', 'REJECTED', 'EXPIRED', 'ON_HOLD'] as const)(
  'a review of a booking that is %s is refused',
  async (state) => {
    const ended = await insertDeparture(db, REGION, { operator: departure.operator, hoursAhead: -30 });
    const booking = await booked({ state }, ended);
    if (state === 'NO_SHOW') await markAbsent({ id: booking.id, departure: ended.departure });
    expect((await write(booking, body())).json()).toMatchObject({ status: 409, code: 'review_not_open' });
    expect(await read(booking)).toMatchObject({ time: 'never', can: { write: false } });
  },
);

test('if the guide did not check attendance, travellers who are marked as no-show can write a review', async () => {
  const ended = await insertDeparture(db, REGION, { operator: departure.operator, hoursAhead: -30 });
  const booking = await booked({ state: 'NO_SHOW' }, ended);
  expect(await read(booking)).toMatchObject({ time: 'open', can: { write: true } });
  expect((await write(booking, body())).statusCode).toBe(201);
});

test('a review before the end of the departure, or of a cancelled departure, is refused', async () => {
  const ahead = await booked({ state: 'CONFIRMED' }, await insertDeparture(db, REGION, { hoursAhead: -1 }));
  expect((await write(ahead, body())).json()).toMatchObject({ code: 'review_not_open' });
  expect(await read(ahead)).toMatchObject({ time: 'not_yet' });
  const off = await insertDeparture(db, REGION, { hoursAhead: -30 });
  const offBooking = await booked({ state: 'CONFIRMED' }, off);
  await pool.query(`update departure set state = 'cancelled' where id = $1`, [off.departure]);
  expect((await write(offBooking, body())).json()).toMatchObject({ code: 'review_not_open' });
});

test('the key of one booking gives no access to a different booking', async () => {
  const [own, other] = [await booked(), await booked()];
  expect((await write({ ...own, headers: other.headers }, body())).json()).toMatchObject({ code: 'order_not_found' });
});

test('a text that is too short is an error of the field `body`', async () => {
  const booking = await booked();
  expect(
    (
      await write(
        booking,
        body({
          body: ' Bien.  \u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b ',
        }),
      )
    ).json(),
  ).toMatchObject({
    status: 400,
    issues: [{ path: 'body.body', code: 'too_short' }],
  });
  expect((await write(booking, { ...body(), rating: 6 })).json()).toMatchObject({ issues: [{ path: 'body.rating' }] });
});

test('a review with a telephone number waits for the decision of a moderator', async () => {
  const booking = await booked();
  const { review } = (await write(booking, body({ body: 'Todo bien, llámenme al 944 555 121.' }))).json();
  expect(review).toMatchObject({ state: 'held', heldFor: ['phone'] });
  expect((await ofPlan()).items.map(({ id }) => id)).not.toContain(review!.id);
  const found = await waiting('held');
  expect(found.counts).toEqual({ held: 1, reported: 0, appealed: 0 });
  expect(found.items).toMatchObject([{ id: review!.id, heldFor: ['phone'], judgements: ['publish', 'remove'] }]);
  expect((await judge(review!.id, { judgement: 'publish' })).json()).toMatchObject({ state: 'published' });
  expect((await judge(review!.id, { judgement: 'publish' })).json()).toMatchObject({ code: 'comment_action_refused' });
  expect((await ofPlan()).items.map(({ id }) => id)).toContain(review!.id);
  await site.runJobs();
  expect(await emails('Tu opinión sobre%está publicada')).toHaveLength(1);
  const { rows } = await pool.query(`select action from audit_event where subject_id = $1`, [review!.id]);
  expect(rows).toEqual([{ action: 'comments.publish' }]);
});

test('a reported review stays visible', async () => {
  const booking = await booked();
  const { review } = (await write(booking, body())).json();
  const id = review!.id;
  const same = randomUUID();
  for (const reportId of [same, same, randomUUID()]) expect((await report(id, reportId)).statusCode).toBe(200);
  expect((await read(booking)).review).toMatchObject({ state: 'reported' });
  expect((await ofPlan()).items.map((one) => one.id)).toContain(id);
  const found = await waiting('reported');
  expect(found.items.find((one) => one.id === id)!.reports).toHaveLength(2);
  expect((await judge(id, { judgement: 'uphold' })).json()).toMatchObject({ state: 'upheld' });
  expect((await ofPlan()).items.map((one) => one.id)).toContain(id);
  expect((await report(id)).json()).toMatchObject({ code: 'comment_action_refused' });
});

test('the appeal against a removal is decided by a different moderator', async () => {
  const booking = await booked();
  const { review } = (await write(booking, body())).json();
  const id = review!.id;
  await report(id);
  expect((await judge(id, { judgement: 'remove' })).json()).toMatchObject({ issues: [{ path: 'body.reason' }] });
  await judge(id, { judgement: 'remove', reason: 'off_topic' });
  expect((await ofPlan()).items.map((one) => one.id)).not.toContain(id);
  expect((await report(id)).statusCode).toBe(404);
  await site.runJobs();
  const [message] = await emails('Retiramos tu opinión%');
  expect(message.body_text).toMatch(/no trata del lugar o del servicio/);
  expect(message.body_text).toMatch(/\/reservas\/VR\w+\/opinion\/RB\w+#[\w-]{43}/);
  expect(await read(booking)).toMatchObject({ review: { removedFor: 'off_topic' }, can: { appeal: true } });
  const appeal = () =>
    call(app, appealReview, {
      params: { reference: booking.reference },
      headers: booking.headers,
      body: { words: 'Cuento lo que pasó en el paseo.' },
    });
  expect((await appeal()).json()).toMatchObject({ review: { state: 'appealed' }, can: { appeal: false } });
  expect((await appeal()).statusCode).toBe(200);
  expect((await judge(id, { judgement: 'restore' })).json()).toMatchObject({ code: 'comment_judged_by_you' });
  expect((await judge(id, { judgement: 'restore' }, staff.admin)).json()).toMatchObject({ state: 'upheld' });
  expect((await ofPlan()).items.map((one) => one.id)).toContain(id);
});

test('the operator can reply once, and the author gets an email about the reply', async () => {
  const booking = await booked();
  const { review } = (await write(booking, body())).json();
  const refused = await reply(review!.id, 'Gracias, escríbenos al 944 555 121.');
  expect(refused.json()).toMatchObject({ status: 400, issues: [{ path: 'body.body', code: 'phone' }] });
  expect((await reply(review!.id, 'Gracias, Lucía. Te esperamos.')).json()).toMatchObject({ canReply: false });
  expect((await reply(review!.id, 'Gracias, Lucía. Te esperamos.')).statusCode).toBe(200);
  expect((await reply(review!.id, 'Otra cosa muy distinta.')).json()).toMatchObject({ code: 'reply_there' });
  await site.runJobs();
  const [message] = (await emails('%respondió tu opinión')).filter(({ body_text }) => /Te esperamos/.test(body_text));
  expect(message).toBeDefined();
});

test('a mean is shown if there are at least five reviews', async () => {
  const other = await insertDeparture(db, REGION, { operator: departure.operator, hoursAhead: -30 });
  for (const rating of [5, 5, 4, 2]) await write(await booked({ state: 'REDEEMED' }, other), body({ rating }));
  expect(await ofPlan(other.plan)).toMatchObject({ count: 4, mean: null, distribution: [0, 1, 0, 1, 2] });
  await write(await booked({ state: 'REDEEMED' }, other), body({ rating: 4, scores: { service: 1 } }));
  expect(await ofPlan(other.plan)).toMatchObject({
    count: 5,
    mean: 4,
    distribution: [0, 1, 0, 2, 2],
    scores: { service: 4.2, value: null, safety: null },
  });
});

test('an invitation is sent once, on the morning after the departure', async () => {
  const ended = await insertDeparture(db, REGION, { operator: departure.operator, hoursAhead: -30 });
  const asked = await booked({ state: 'REDEEMED', name: 'Ana Paz' }, ended);
  const complains = await booked({ state: 'REDEEMED', name: 'Beto Rey' }, ended);
  const refunded = await booked({ state: 'REDEEMED', name: 'Cira Sol' }, ended);
  const wrote = await booked({ state: 'REDEEMED', name: 'Dino Luz' }, ended);
  const absent = await booked({ state: 'NO_SHOW', name: 'Elsa Mar' }, ended);
  await markAbsent({ id: absent.id, departure: ended.departure });
  await write(wrote, body());
  const emailOf = async ({ order }: Booked) =>
    (await pool.query(`select contact ->> 'email' as email from customer_order where id = $1`, [order])).rows[0].email;
  await pool.query(
    `insert into complaint (region_id, reference, year, number, country, kind, state, sheet, email, creation_hash, clock_from, due_on)
     values ('trujillo', 'LR-2026-000009', 2026, 9, 'PE', 'reclamo', 'filed', '{}', $1, '\\x01', '2026-01-01', '2026-01-20')`,
    [await emailOf(complains)],
  );
  const payment = randomUUID();
  await pool.query('alter table refund drop constraint refund_region_id_payment_id_fkey');
  await pool.query(
    `insert into refund (region_id, order_id, payment_id, booking_id, state, reason, amount, currency)
     values ('trujillo', $1, $2, $3, 'settled', 'x', 100, 'PEN')`,
    [refunded.order, payment, refunded.id],
  );
  const invite = async () => {
    await site.platform.jobs.add(db, 'comments/invite-reviews', {});
    await site.runJobs();
    return (await emails('¿Cómo te fue en Caballitos de totora?')).map(({ recipient }) => recipient);
  };
  const first = await invite();
  const ofThese = await Promise.all([asked, complains, refunded, wrote, absent].map(emailOf));
  expect(ofThese.map((email) => first.filter((one) => one === email).length)).toEqual([1, 0, 0, 0, 0]);
  expect(await invite()).toEqual(first);

  const [message] = (await emails('¿Cómo te fue%')).filter(({ recipient }) => recipient === ofThese[0]);
  const [, order, booking, secret] = /\/reservas\/(VR\w+)\/opinion\/(RB\w+)#([\w-]{43})/.exec(message.body_text)!;
  const opened = await app.inject(
    requestOf(showOrder, { params: { id: order! }, headers: { 'vereda-order-secret': secret! } }),
  );
  expect(opened.statusCode).toBe(200);
  const written = await call(app, writeReview, {
    params: { reference: booking! },
    headers: { 'vereda-order-secret': secret! },
    body: body(),
  });
  expect(written.statusCode).toBe(201);
});
