import { randomUUID } from 'node:crypto';
import { keepEmailCode } from '#features/checkout/api/confirm-email/email-code.store.ts';
import { openHoldKeys } from '#features/checkout/api/confirm-email/hold-keys.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { changeOrderEmail, confirmBuyerEmail, requestEmailCode } from '#features/checkout/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { insertBooking, insertDeparture } from '#tests/sales.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY } from '../roles.ts';

const EMAIL = 'codigo@ejemplo.pe';

export const emailCodeOperations: Operations = {
  ...row(requestEmailCode, {
    lets: ANYBODY,
    request: async ({ platform }) => {
      await platform.pool.query('delete from attempt_window');
      return requestOf(requestEmailCode, { body: { email: EMAIL, browser: randomUUID() } });
    },
  }),
  ...row(changeOrderEmail, {
    lets: ['guest', 'traveller'],
    request: async (world, role) => {
      const departure = await insertDeparture(world.platform.db, 'trujillo', { operator: world.operator });
      const accountId = world.people.traveller.id;
      const { order } = await insertBooking(world.platform.db, 'trujillo', departure, { accountId });
      const secret = await world.linkTo(order);
      const headers: Record<string, string> = role === 'guest' ? { [ORDER_SECRET_HEADER]: secret } : {};
      return requestOf(changeOrderEmail, { params: { id: order }, headers, body: { email: EMAIL } });
    },
  }),
  ...row(confirmBuyerEmail, {
    lets: ANYBODY,
    request: async ({ platform }) => {
      const keys = await openHoldKeys(platform.config);
      const [id, browser] = [randomUUID(), randomUUID()];
      const code = keys.codeOf(id);
      const kept = { browser: keys.browserHash(browser), email: EMAIL, id, hash: keys.codeHash(id, code) };
      await keepEmailCode(platform.db, { region: 'trujillo', minutes: 5, ...kept });
      return requestOf(confirmBuyerEmail, { body: { email: EMAIL, browser, code } });
    },
  }),
};
