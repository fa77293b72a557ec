import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { showCardConfiguration, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { ORDER_SECRET_HEADER } from '../contract/headers.ts';

const APP = { authorization: 'Bearer vereda-demo' };
const site = await testSite({ cards: true });
afterAll(site.close);
const selling = await seedSelling(site);

let version = 0;
async function choose(cardsIn: 'page' | 'frame') {
  version += 1;
  await site.pool.query(`insert into organisation_setting (region_id, version, settings) values ('trujillo', $1, $2)`, [
    version,
    JSON.stringify({ cardsIn }),
  ]);
  site.platform.region.forget();
}

async function begin(mode: 'page' | 'frame') {
  const line = {
    uuid: randomUUID(),
    departureId: await selling.departure(),
    units: [{ unitId: selling.adult, quantity: 1 }],
  };
  const placed = await site.app.inject(requestOf(placeOrder, { body: { uuid: randomUUID(), lines: [line] } }));
  const { order, secret } = placed.json();
  const begun = await site.app.inject(
    requestOf(startTransaction, {
      headers: { ...APP, [ORDER_SECRET_HEADER]: secret },
      body: {
        orderId: order.id,
        key: randomUUID(),
        instalment: 1,
        mode,
        payer: { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe' },
        accepted: [],
      },
    }),
  );
  expect(begun.statusCode, begun.body).toBe(201);
  return begun.json().payment.action;
}
const configuration = async () => (await site.app.inject(requestOf(showCardConfiguration, { headers: APP }))).json();

test('a payment opens in the provider’s frame if both the region and the browser ask for the frame', async () => {
  expect(await configuration()).toMatchObject({ mode: 'page', modes: ['page', 'frame'] });
  expect((await begin('frame')).kind).toBe('page');

  await choose('frame');
  expect(await configuration()).toMatchObject({ mode: 'frame' });
  const action = await begin('frame');
  expect(action.kind).toBe('frame');
  expect(new URL(action.url).origin).toBe(site.platform.cards.publicConfiguration().frameOrigins[0]);
  expect((await begin('page')).kind).toBe('page');

  await choose('page');
  expect((await begin('frame')).kind).toBe('page');
});
