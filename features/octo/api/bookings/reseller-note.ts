import type { BookingItem, ResellerNote } from '#features/bookings/contract/booking.ts';
import type { ContactBody, UnitItemBody } from '#features/octo/contract/booking-requests.ts';
import type { ResellerKeyRow } from '../keys/reseller-key.store.ts';

export interface Words {
  contact?: ContactBody | null;
  notes?: string | null;
  resellerReference?: string | null;
}

export function newNote(key: ResellerKeyRow, words: Words, asked: string): ResellerNote {
  const note: ResellerNote = {
    keyId: key.id,
    name: key.reseller,
    resellerReference: null,
    contact: {},
    notes: null,
    unitContacts: {},
    netBps: key.net_bps,
    asked,
    ...(key.operator_id === null && { region: true }),
  };
  return withWords(note, words);
}

export function withWords(note: ResellerNote, { contact, notes, resellerReference }: Words): ResellerNote {
  return {
    ...note,
    contact: { ...note.contact, ...said(contact) },
    notes: notes ?? note.notes,
    resellerReference: resellerReference ?? note.resellerReference,
  };
}

/**
 * Removed items lose their contacts.
 * @param asked the requested items, in the order of `items`
 */
export function withUnitContacts(
  note: ResellerNote,
  items: readonly BookingItem[],
  asked: readonly UnitItemBody[],
): ResellerNote {
  const before = note.unitContacts ?? {};
  const entries = items.flatMap(({ id }, index) => {
    const contact = { ...before[id], ...said(asked[index]?.contact) };
    return Object.keys(contact).length > 0 ? [[id, contact] as const] : [];
  });
  return { ...note, unitContacts: Object.fromEntries(entries) };
}

function said(contact: ContactBody | null | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(contact ?? {}).filter(([, value]) => value !== null && value !== undefined));
}
