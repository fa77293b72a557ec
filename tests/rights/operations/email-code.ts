import { randomUUID } from 'node:crypto';
import { keepEmailCode } from '#features/checkout/api/confirm-email/email-code.store.ts';
import { openHoldKeys } from '#features/checkout/api/confirm-email/hold-keys.ts';
import type { Operations } from '../operation.ts';
import { ANYBODY } from '../roles.ts';

const EMAIL = 'codigo@ejemplo.pe';

export const emailCodeOperations: Operations = {
  'POST /api/orders/email-code': {
    lets: ANYBODY,
    request: async ({ platform }) => {
      await platform.pool.query('delete from attempt_window');
      return { url: '/api/orders/email-code', payload: { email: EMAIL, browser: randomUUID() } };
    },
  },
  'POST /api/orders/confirm-email': {
    lets: ANYBODY,
    request: async ({ platform }) => {
      const keys = await openHoldKeys(platform.config);
      const [id, browser] = [randomUUID(), randomUUID()];
      const code = keys.codeOf(id);
      const kept = { browser: keys.browserHash(browser), email: EMAIL, id, hash: keys.codeHash(id, code) };
      await keepEmailCode(platform.db, { region: 'trujillo', minutes: 5, ...kept });
      return { url: '/api/orders/confirm-email', payload: { email: EMAIL, browser, code } };
    },
  },
};
