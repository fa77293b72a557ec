import { guestKeyStore } from '#server/auth/guest-key.store.ts';

/** Links and PINs that open a complaint, by its reference. */
export const complaintKeys = guestKeyStore({
  resources: 'complaint',
  id: 'reference',
  keys: 'complaint_key',
  resource: 'reference',
});
