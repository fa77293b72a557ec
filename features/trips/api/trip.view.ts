import type { KeptTrip } from '#features/trips/contract/kept-trip.ts';
import type { TripDocument, TripStop } from '#features/trips/contract/trip.ts';
import { BIN_DAYS, tripActions } from '#features/trips/contract/trip-states.ts';
import type { TripRow } from './trip.store.ts';

const DAY_MS = 86_400_000;

export type Audience = 'edit' | 'share' | 'public';

export function tripView(trip: TripRow, audience: Audience): KeptTrip {
  return {
    id: trip.id,
    access: audience === 'edit' ? 'edit' : 'share',
    version: trip.version,
    state: trip.state,
    visibility: trip.visibility,
    document: documentFor(trip.document, audience),
    createdAt: trip.created_at.toISOString(),
    updatedAt: trip.updated_at.toISOString(),
    erasedAfter: trip.binned_at && new Date(trip.binned_at.getTime() + BIN_DAYS * DAY_MS).toISOString(),
    can: audience === 'edit' ? tripActions({ state: trip.state, returnsTo: trip.returns_to }) : [],
  };
}

/**
 * A reader with the share token sees no notes, costs, bookings or ages of children. The public also sees no points on the map as start,
 * end or lodging, because a point may be a home.
 */
export function documentFor(document: TripDocument, audience: Audience): TripDocument {
  if (audience === 'edit') return document;
  const {
    budget,
    party: { childAges, ...party },
    ...kept
  } = document.wish;
  const wish = { ...kept, party };
  const { start, end, nights, ...withoutAnchors } = wish;
  return {
    ...document,
    ...(document.gaveWay && { gaveWay: document.gaveWay.map(({ note, ...waits }) => waits) }),
    wish:
      audience === 'share' ? wish : { ...withoutAnchors, ...regionPlaces({ start, end }), ...nightsInPlaces(nights) },
    days: document.days.map(({ along, ...day }) => ({
      ...day,
      stops: day.stops
        .filter(({ plan }) => plan?.standing !== 'cancelled')
        .map(({ note, ...stop }) => withoutBooking(stop)),
    })),
  };
}

function withoutBooking({ plan, ...stop }: TripStop): TripStop {
  if (plan) {
    const { booking, voucher, standing, also, moved, quotation, ...shown } = plan;
    return { ...stop, plan: shown, state: 'locked' };
  }
  return { ...stop, state: stop.state === 'booked' ? 'placed' : stop.state };
}

function regionPlaces(anchors: Pick<TripDocument['wish'], 'start' | 'end'>): Partial<TripDocument['wish']> {
  return Object.fromEntries(Object.entries(anchors).filter(([, anchor]) => anchor && 'place' in anchor));
}

function nightsInPlaces(nights: TripDocument['wish']['nights']): Pick<TripDocument['wish'], 'nights'> {
  const known = nights?.filter(({ at }) => 'place' in at) ?? [];
  return known.length > 0 ? { nights: known } : {};
}
