import { guestKeyStore } from '#server/auth/guest-key.store.ts';

/** The links and PINs that open a complaint, which its reference names. */
export const complaintKeys = guestKeyStore({
  things: 'complaint',
  id: 'reference',
  keys: 'complaint_key',
  thing: 'reference',
});
