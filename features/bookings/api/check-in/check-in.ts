import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/bookings/contract/routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { voucherKey } from '../voucher/voucher-key.ts';
import { authorizeDeparture } from './departure-of.ts';
import { readExpected } from './manifest.store.ts';
import { expectedView } from './manifest.view.ts';
import { type Taken, takeScan } from './take-scan.ts';

export function checkIn(app: App, platform: Platform, orders: Rows): void {
  serve(app, routes.checkIn, async (request, reply) => {
    const { actor, params, body } = request;
    reply.header('cache-control', 'no-store');
    const { key, departure } = await authorizeDeparture(platform, actor, 'departures.check_in', params);
    const guide = { accountId: personOf(request).accountId, key, departure };
    const vouchers = await voucherKey(platform.config);
    const taken: (Taken & { id: string })[] = [];
    // Several scans can concern one booking, so they are taken one after the other.
    for (const scan of body.scans) taken.push({ id: scan.id, ...(await takeScan(platform, vouchers, guide, scan)) });
    const ids = [...new Set(taken.flatMap(({ bookingId }) => bookingId ?? []))];
    const now = ids.length > 0 ? await readExpected(platform.db, key, orders, ids) : [];
    const views = new Map(now.map((row) => [row.id, expectedView(row)]));
    return {
      answers: taken.map(({ id, result, bookingId }) => ({
        id,
        result,
        booking: (bookingId && views.get(bookingId)) || null,
      })),
    };
  });
}
