import { guestKeyStore } from '#server/auth/guest-key.store.ts';

/** The links and PINs that open a request. */
export const quotationKeys = guestKeyStore({
  resources: 'quotation',
  id: 'id',
  keys: 'quotation_key',
  resource: 'quotation_id',
});
