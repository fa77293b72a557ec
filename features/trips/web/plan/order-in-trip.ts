import type { Api } from '#web/http/api.ts';
import type { OrderInTrip, OrderInTripBody } from '../../contract/order-in-trip.ts';
import type { TripDocument } from '../../contract/trip.ts';
import {
  type BrowserTrip,
  editHeaders,
  findBrowserTrip,
  listBrowserTrips,
  newBrowserTrip,
  putBrowserTrip,
} from '../document/browser-trips.ts';
import { keepHistory, recallHistory } from '../document/history/kept-history.ts';
import { beginHistory, edited, rebased } from '../document/history/trip-history.ts';
import { mergeVersions } from '../document/merge-versions.ts';
import { type SyncState, syncTrip } from '../document/trip-sync.ts';

export interface BoughtOrder {
  reference: string;
  put(api: Api, body: OrderInTripBody, key: Record<string, string>): Promise<OrderInTrip>;
  bookings: readonly string[] | null;
}

export function tripWithOrder({
  reference,
  bookings,
}: Pick<BoughtOrder, 'reference' | 'bookings'>): BrowserTrip | null {
  const isIt = ({ document }: BrowserTrip) => {
    const plans = document.days.flatMap(({ stops }) => stops.flatMap(({ plan }) => plan ?? []));
    const there = plans.filter(({ booking }) => booking === reference);
    const along = document.days.flatMap((day) => day.along ?? []).filter(({ booking }) => booking === reference);
    const vouchers = [
      ...there.flatMap(({ voucher, also = [] }) => [voucher, ...also.map((one) => one.voucher)]),
      ...along.map(({ voucher }) => voucher),
    ];
    return bookings ? bookings.every((one) => vouchers.includes(one)) : there.length + along.length > 0;
  };
  return listBrowserTrips().find((trip) => !trip.aside && isIt(trip)) ?? null;
}

export class TripNotSaved extends Error {
  readonly why: SyncState;

  constructor(why: SyncState) {
    super('The trip is not saved.');
    this.why = why;
  }
}

/**
 * A repeated call changes nothing.
 * @param title name of the step in the trip's history
 * @throws TripNotSaved, or the server's error
 */
export async function putOrderIntoTrip(
  api: Api,
  trip: BrowserTrip,
  order: BoughtOrder,
  title: string,
): Promise<BrowserTrip> {
  const saved = await savedTrip(api, trip);
  const { trip: changed } = await send(api, order, saved.kept!.id, editHeaders(saved.kept!));
  const put: BrowserTrip = {
    ...saved,
    document: changed.document,
    unsaved: false,
    changedAt: changed.updatedAt,
    kept: { ...saved.kept!, version: changed.version },
  };
  putBrowserTrip(put);
  if (changed.version !== saved.kept!.version) keepStep(saved, changed.document, title);
  return put;
}

function keepStep({ local, document }: BrowserTrip, after: TripDocument, title: string): void {
  const before = recallHistory(local, document) ?? beginHistory(document);
  keepHistory(local, edited(before, { kind: 'put-order', title, trip: after }));
}

/** The first call creates the trip of the order on the server. Later calls return the same trip. */
export async function makeTripOfOrder(api: Api, order: BoughtOrder): Promise<BrowserTrip> {
  const { trip, keys } = await send(api, order, null, {});
  const here = findBrowserTrip(trip.id);
  const own: BrowserTrip = {
    ...(here ?? newBrowserTrip(trip.document)),
    document: trip.document,
    unsaved: false,
    changedAt: trip.updatedAt,
    kept: { editSecret: null, shareToken: null, ...here?.kept, ...keys, id: trip.id, version: trip.version },
  };
  putBrowserTrip(own);
  return own;
}

function send(api: Api, { put, bookings }: BoughtOrder, trip: string | null, key: Record<string, string>) {
  const body: OrderInTripBody = { trip, ...(bookings && { bookings: [...bookings] }) };
  return put(api, body, key);
}

async function savedTrip(api: Api, trip: BrowserTrip): Promise<BrowserTrip> {
  let now = trip;
  let state: SyncState = { kind: 'saved' };
  const sync = syncTrip({
    api,
    read: () => now,
    confirm: (kept, document) => {
      now = { ...now, kept, unsaved: now.document !== document, base: document };
      putBrowserTrip(now);
    },
    merge: (theirs) => {
      const { own, conflicts } = mergeVersions(now, theirs);
      if (conflicts.length > 0) return conflicts;
      const history = recallHistory(now.local, now.document);
      if (history) keepHistory(now.local, rebased(history, now.base ?? null, theirs.document, own.document));
      now = own;
      putBrowserTrip(now);
      return [];
    },
    report: (next) => {
      state = next;
    },
  });
  await sync.flush();
  sync.stop();
  if (!now.kept || now.unsaved) throw new TripNotSaved(state);
  return now;
}
