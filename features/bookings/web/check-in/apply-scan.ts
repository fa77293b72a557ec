import type { Manifest, ManifestBooking, Scan } from '#features/bookings/contract/check-in.ts';
import type { VoucherClaims } from '#features/bookings/contract/voucher.ts';

export interface KeptScan {
  scan: Scan & { bookingId: string };
  claims: VoucherClaims | null;
  by: string;
}

/** Applies scans that the phone has not sent yet. */
export function withScans(manifest: Manifest, kept: readonly KeptScan[]): Manifest {
  return kept.reduce(withScan, manifest);
}

function withScan(manifest: Manifest, { scan, claims, by }: KeptScan): Manifest {
  const known = manifest.bookings.some(({ id }) => id === scan.bookingId);
  const bookings = known || !claims ? manifest.bookings : [...manifest.bookings, strangerFrom(claims)];
  return {
    ...manifest,
    bookings: bookings.map((booking) => (booking.id === scan.bookingId ? changed(booking, scan, by) : booking)),
  };
}

function changed(booking: ManifestBooking, { action, itemIds, at }: Scan, by: string): ManifestBooking {
  if (action === 'no_show') return { ...booking, state: 'NO_SHOW' };
  const wanted = (id: string) => itemIds?.includes(id) ?? true;
  const items = booking.items.map((item) => {
    if (action === 'undo')
      return item.state === 'redeemed' ? { ...item, state: 'active' as const, redeemedAt: null } : item;
    return item.state === 'active' && wanted(item.id) ? { ...item, state: 'redeemed' as const, redeemedAt: at } : item;
  });
  if (action === 'undo') return { ...booking, items, state: 'CONFIRMED', admitted: null };
  return { ...booking, items, state: 'REDEEMED', admitted: booking.admitted ?? { at, by } };
}

/** The party booked after the phone fetched the list, so only the data of the voucher is known. */
function strangerFrom({ bookingId, reference, items }: VoucherClaims): ManifestBooking {
  return {
    id: bookingId,
    reference,
    state: 'CONFIRMED',
    items: Array.from({ length: items }, (_, at) => ({
      id: `${bookingId}/${at}`,
      type: 'OTHER' as const,
      name: 'Persona',
      state: 'active' as const,
      redeemedAt: null,
      traveller: null,
    })),
    contact: { name: null, phone: null, email: null },
    answers: [],
    notes: null,
    pickup: null,
    resellerReference: null,
    admitted: null,
  };
}
