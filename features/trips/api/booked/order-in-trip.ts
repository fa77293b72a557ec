import type { OrderInTrip } from '#features/trips/contract/order-in-trip.ts';
import { secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { tripView } from '../trip.view.ts';
import type { Asking } from '../trip-access.ts';
import { type BoughtForTrip, putIntoOwnTrip, putIntoTrip } from './put-order.ts';

/** If `trip` is null, the order gets a trip of its own. The caller checks that the person may open the order. */
export async function orderInTrip(
  { db, config }: Platform,
  { trip: id, asking }: { trip: string | null; asking: Asking },
  bought: BoughtForTrip,
): Promise<OrderInTrip> {
  const key = (await openSiteKey(config))('order trips');
  return inTransaction(db, async (trx) => {
    if (id !== null) {
      const trip = await putIntoTrip(trx, config.REGION, { id, asking }, bought);
      return { trip: tripView(trip, 'edit'), keys: null };
    }
    const { trip, keys } = await putIntoOwnTrip(trx, config.REGION, secretOf(key, bought.orderId), bought);
    return { trip: tripView(trip, 'edit'), keys };
  });
}
