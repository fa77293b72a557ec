import { guestKeyStore } from '#server/auth/guest-key.store.ts';

/** The links and PINs that open a request. */
export const quotationKeys = guestKeyStore({
  things: 'quotation',
  id: 'id',
  keys: 'quotation_key',
  thing: 'quotation_id',
});
