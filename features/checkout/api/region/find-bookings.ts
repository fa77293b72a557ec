import { recordAudit } from '#features/audit/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import type { FoundBy } from '#features/checkout/contract/region-bookings.ts';
import * as routes from '#features/checkout/contract/region-routes.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { namedKind, type Search, searchesOf } from './booking-search.rules.ts';
import { findByAnything, type RegionBookingRow } from './region-booking.store.ts';
import { maskedBooking } from './region-booking.view.ts';

const MOST = 20;

/** This area must not import quotations, so `server/areas.ts` passes the function in. */
export type OrdersOfQuotation = (db: Database, region: string, reference: string) => Promise<string[]>;

/** The audit log records only the kind of the search, because the searched text is personal data. */
export function findBookings(app: App, { db, config }: Platform, ordersOfQuotation: OrdersOfQuotation): void {
  const region = config.REGION;

  serve(app, routes.findBookings, async ({ actor, body }) => {
    const searches = searchesOf(body.q);
    if (searches.length === 0) throw problem(CHECKOUT_ERRORS, 'booking_search_short');
    return inTransaction(db, async (trx) => {
      const { by, rows } = await firstFound(trx, searches);
      const items = rows.slice(0, MOST).map(maskedBooking);
      const subject = { kind: 'booking_search' as const, id: by };
      await recordAudit(trx, { region, actor, action: 'bookings.find', subject, after: { found: items.length } });
      return { by, items, more: rows.length > MOST };
    });
  });

  async function firstFound(
    trx: Database,
    searches: readonly Search[],
  ): Promise<{ by: FoundBy; rows: RegionBookingRow[] }> {
    for (const search of searches) {
      const orders = search.by === 'reference' ? await ordersOfQuotation(trx, region, search.compact) : [];
      const rows = await findByAnything(trx, region, search, { orders, limit: MOST + 1 });
      if (rows.length > 0) return { by: search.by, rows };
    }
    return { by: namedKind(searches), rows: [] };
  }
}
