import type { InjectOptions } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { releaseOrder } from '#features/checkout/contract/routes.ts';
import { listMails } from '#features/mailbox/contract/routes.ts';
import { confirmWaitlistEntry, joinWaitlist } from '#features/waitlist/contract/routes.ts';
import { placeBasket } from '#tests/buyer.ts';
import { call, requestOf } from '#tests/call.ts';
import { seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { partyWith, sweepWaiting } from '#tests/waitlist.ts';

const settings = { PUBLIC_URL: 'https://viaja.pe', PUBLIC_DEMO: 'yes' };
const site = await testSite({ cards: true, settings });
afterAll(site.close);

function browser() {
  let cookie = '';
  return async (request: InjectOptions) => {
    const answer = await site.app.inject({ ...request, headers: { ...request.headers, cookie } });
    const given = answer.headers['set-cookie'];
    if (given) cookie = String(given).split(';')[0]!;
    return answer;
  };
}

const subjects = async (of: ReturnType<typeof browser>): Promise<string[]> =>
  (await of(requestOf(listMails))).json().items.map(({ subject }: { subject: string }) => subject);

test('in a public demo, the mailbox of the browser that joined a list shows the offer', async () => {
  const selling = await seedSelling(site);
  const departure = await selling.departure({ capacity: 1 });
  const { order, secret } = await placeBasket(site, selling, departure, 1);
  const [ana, beto] = [browser(), browser()];
  const email = 'ana@ejemplo.pe';
  const body = { departureId: departure, units: [{ unitId: selling.adult, quantity: 1 }], email };
  expect((await ana(requestOf(joinWaitlist, { body }))).statusCode).toBe(202);
  const { id, headers } = await partyWith(site, email);
  // The link of the email opens in another browser.
  expect((await beto(requestOf(confirmWaitlistEntry, { params: { id }, headers }))).statusCode).toBe(200);
  await call(site.app, releaseOrder, { params: { id: order }, headers: { [ORDER_SECRET_HEADER]: secret } });
  await sweepWaiting(site);
  await site.runJobs();
  expect(await subjects(ana)).toContainEqual(expect.stringContaining('Se liberó tu lugar'));
  expect(await subjects(beto)).not.toContainEqual(expect.stringContaining('Se liberó tu lugar'));
});
