import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import { moveTrip, type TripAction } from '#features/trips/contract/trip-states.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { withdrawPublications } from './published/withdraw-publications.ts';
import { lockTrip, recordEvent, saveStatus, type TripRow } from './trip.store.ts';
import { type Asking, authorizeEditor } from './trip-access.ts';

/** @throws trip_not_found, trip_action_refused. */
export function moveStoredTrip(
  { db, config }: Platform,
  { id, asking }: { id: string; asking: Asking },
  action: TripAction,
  reason?: string,
): Promise<TripRow> {
  return inTransaction(db, async (trx) => {
    const trip = authorizeEditor(await lockTrip(trx, config.REGION, id), asking);
    const moved = moveTrip({ state: trip.state, returnsTo: trip.returns_to }, action);
    if (!moved.ok) throw problem(TRIP_ERRORS, moved.code);
    await recordEvent(trx, trip, {
      action,
      from_state: trip.state,
      to_state: moved.status.state,
      actor: 'editor',
      reason,
    });
    // A trip in the bin is no longer public, and restoring it does not publish it again.
    if (action === 'bin') await withdrawPublications(trx, trip);
    return saveStatus(trx, trip, moved.status);
  });
}
