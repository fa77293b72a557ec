import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import { KeptTrip, MoveTripBody } from '#features/trips/contract/kept-trip.ts';
import { tripRoutes } from '#features/trips/contract/routes.ts';
import { moveTrip, type TripAction } from '#features/trips/contract/trip-states.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockTrip, recordEvent, saveStatus, type TripRow } from './trip.store.ts';
import { tripView } from './trip.view.ts';
import { type Asking, authorizeEditor, EditHeaders, TripParams } from './trip-access.ts';

/**
 * `POST /api/trips/:id/move` applies an action to a trip's state. `DELETE /api/trips/:id` moves a trip to the bin, and the action `restore` takes it out again.
 */
export function moveTrips(app: App, { db, config }: Platform): void {
  const move = (id: string, asking: Asking, action: TripAction, reason?: string): Promise<TripRow> =>
    inTransaction(db, async (trx) => {
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
      return saveStatus(trx, trip, moved.status);
    });

  app.post(
    tripRoutes.move,
    {
      config: { right: 'trips.edit' },
      schema: {
        tags: ['Viajes'],
        summary: 'Cambia el estado de un viaje',
        params: TripParams,
        headers: EditHeaders,
        body: MoveTripBody,
        response: { 200: KeptTrip },
      },
    },
    async ({ actor, params, headers, body }, reply) => {
      keepConfidential(reply);
      return tripView(await move(params.id, { actor, headers }, body.action, body.reason), 'edit');
    },
  );

  app.delete(
    tripRoutes.one,
    {
      config: { right: 'trips.edit' },
      schema: {
        tags: ['Viajes'],
        summary: 'Pone un viaje en la papelera por 30 días',
        params: TripParams,
        headers: EditHeaders,
        response: { 200: KeptTrip },
      },
    },
    async ({ actor, params, headers }, reply) => {
      keepConfidential(reply);
      return tripView(await move(params.id, { actor, headers }, 'bin'), 'edit');
    },
  );
}
