import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnterBooking } from '#features/checkout/contract/operator-bookings.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { changeDeparture } from '#features/operators/contract/managed-plan-routes.ts';
import { call } from '#tests/call.ts';
import { checkMoney } from '#tests/money.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
let seller: TestPerson;

beforeAll(async () => {
  selling = await seedSelling(site);
  seller = await insertPerson(site.db, 'trujillo', { name: 'Rosa Ventas' });
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'sales')`,
    [selling.operator, seller.id],
  );
});

const own = <Params extends object>(params: Params) => ({
  params: { operatorId: selling.operator, ...params },
  headers: seller.headers,
});

function enter(departureId: string) {
  const body: EnterBooking = {
    ...{ id: randomUUID(), contact: { name: 'Carmen Paredes', phone: '+51 944 111 222' } },
    ...{ units: [{ unitId: selling.adult, quantity: 2 }], paid: 0 },
  };
  return call(site.app, routes.enterBooking, { ...own({ departureId }), body });
}
async function entered(departureId: string): Promise<string> {
  const answer = await enter(departureId);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}
function move(bookingId: string, departureId: string) {
  const { params, headers } = own({ bookingId });
  return call(site.app, routes.moveSoldBooking, {
    ...{ params, headers: { ...headers, 'idempotency-key': randomUUID() }, body: { departureId } },
  });
}
const datesFor = async (bookingId: string) =>
  (await call(site.app, routes.listProposalDates, { ...own({ bookingId }), query: { move: true } })).json().items;

/** A departure, and another one an hour later with the same guide. Both last four hours. */
async function sharedGuide(days: number) {
  const guide = await selling.resource({ counts: 'departure', capacity: 1 });
  const startsAt = new Date(Math.ceil(Date.now() / 86_400_000 + days) * 86_400_000 + 15 * 3_600_000);
  const later = new Date(startsAt.getTime() + 3_600_000);
  const [first, second] = [
    await selling.departure({ startsAt, resources: [guide] }),
    await selling.departure({ startsAt: later, resources: [guide] }),
  ];
  return { guide, first, second };
}

test('a refusal because of a busy guide names the departure in which the guide goes', async () => {
  const { guide, first, second } = await sharedGuide(20);
  await entered(first);
  const refused = (await enter(second)).problem() as { code: string; detail: string; busy?: object };
  expect(refused.code).toBe('resource_taken');
  expect(refused.detail).toMatch(
    /^Guía \(guía\) ya va en «Huacas en medio día» el \d\d\/\d\d\/\d{4}, de 10:00 a 14:00, y esta sale a las 11:00\.$/,
  );
  expect(refused.busy).toMatchObject({ departureId: first, resource: 'Guía' });

  const free = await selling.departure({ startsAt: new Date(Date.now() + 21 * 86_400_000) });
  const moved = (await move(await entered(free), second)).problem();
  expect(moved).toMatchObject({ code: 'resource_taken', busy: { departureId: first } });

  const answer = await call(site.app, changeDeparture, {
    ...{ ...own({ departureId: second }), body: { resources: [] } },
  });
  expect(answer.statusCode).toBe(200);
  const back = await call(site.app, changeDeparture, {
    ...{ ...own({ departureId: second }), body: { resources: [guide] } },
  });
  expect(back.problem()).toMatchObject({ code: 'resource_busy', busy: { departureId: first } });
});

test('the guide of a departure goes in the departure that replaces it, also while other guests still have to move', async () => {
  const { first, second } = await sharedGuide(30);
  const [carmen, luis] = [await entered(first), await entered(first)];
  expect((await datesFor(carmen)).map(({ departureId }) => departureId)).toContain(second);
  expect((await move(carmen, second)).statusCode).toBe(200);
  expect((await enter(first)).problem().code).toBe('resource_taken');
  expect((await move(luis, second)).statusCode).toBe(200);
  const { rows } = await site.pool.query('select id, taken from departure where id = any($1) order by starts_at', [
    [first, second],
  ]);
  expect(rows.map(({ taken }) => taken)).toEqual([0, 4]);
});

test('a booking moves to another option only if it costs the same', async () => {
  const from = await selling.departure();
  const carmen = await entered(from);
  async function otherOption(name: string, amount: number) {
    const [option, unit] = [randomUUID(), randomUUID()];
    await site.pool.query(
      `insert into plan_option (region_id, id, plan_id, name, language, duration_minutes, cutoff_minutes, capacity, private, min_units, max_units,
         deposit_bps, balance_days, units, prices)
       select region_id, $2, plan_id, $3, language, duration_minutes, cutoff_minutes, capacity, private, min_units, max_units, deposit_bps, balance_days,
         jsonb_build_array(units->0 || jsonb_build_object('id', $4::text)),
         jsonb_build_array(prices->0 || jsonb_build_object('unit', $4::text, 'amount', $5::int))
       from plan_option where id = $1`,
      [selling.option, option, name, unit, amount],
    );
    const departure = await selling.departure();
    await site.pool.query('update departure set option_id = $2 where id = $1', [departure, option]);
    return { departure, option, unit };
  }
  const [same, dear] = [await otherOption('En inglés', selling.price), await otherOption('Con almuerzo', 15_000)];
  const dates = await datesFor(carmen);
  expect(dates.find(({ departureId }) => departureId === same.departure)?.optionName).toBe('En inglés');
  expect(dates.some(({ departureId }) => departureId === dear.departure)).toBe(false);
  expect((await move(carmen, dear.departure)).problem().code).toBe('change_refused');
  expect((await move(carmen, same.departure)).statusCode).toBe(200);
  const shown = (await call(site.app, routes.showSoldBooking, own({ bookingId: carmen }))).json();
  expect(shown).toMatchObject({ departureId: same.departure, optionName: 'En inglés', total: 2 * selling.price });
  const { rows } = await site.pool.query('select option_id, items from booking where id = $1', [carmen]);
  expect(rows[0].option_id).toBe(same.option);
  expect(rows[0].items.map(({ unitId }: { unitId: string }) => unitId)).toEqual([same.unit, same.unit]);
  expect((await move(carmen, from)).statusCode).toBe(200);
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});
