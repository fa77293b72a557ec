import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { may } from '#features/accounts/contract/rights.ts';
import type { Held } from '#features/accounts/contract/rules.ts';
import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import { EDIT_SECRET_HEADER, SHARE_TOKEN_HEADER } from '#features/trips/contract/kept-trip.ts';
import { problem } from '#server/errors.ts';
import type { TripRow } from './trip.store.ts';
import { keyFits } from './trip-keys.ts';

export interface Asking {
  actor: Actor;
  headers: IncomingHttpHeaders;
}

/**
 * @throws trip_not_found if the trip is unknown, or if the request has neither the edit secret nor the owner's session
 */
export function authorizeEditor(trip: TripRow | undefined, asking: Asking): TripRow {
  if (!trip || !may(asking.actor, 'trips.edit', heldBy(trip, asking)).allowed) {
    throw problem(TRIP_ERRORS, 'trip_not_found');
  }
  return trip;
}

/** @throws trip_not_found, trip_binned. */
export function authorizeReader(
  trip: TripRow | undefined,
  asking: Asking,
): { trip: TripRow; access: 'edit' | 'share' } {
  if (!trip) throw problem(TRIP_ERRORS, 'trip_not_found');
  const held = heldBy(trip, asking);
  if (may(asking.actor, 'trips.edit', held).allowed) return { trip, access: 'edit' };
  if (!may(asking.actor, 'trips.read', held).allowed) throw problem(TRIP_ERRORS, 'trip_not_found');
  if (trip.state === 'binned') throw problem(TRIP_ERRORS, 'trip_binned');
  return { trip, access: 'share' };
}

export function opensShared({ share_hash, link_hash }: TripRow, token: unknown): boolean {
  return [share_hash, link_hash].some((hash) => hash !== null && keyFits(token, hash));
}

function heldBy(trip: TripRow, { headers }: Asking): Held {
  const shares = trip.visibility !== 'private' && opensShared(trip, headers[SHARE_TOKEN_HEADER]);
  const holds = keyFits(headers[EDIT_SECRET_HEADER], trip.edit_hash) ? 'edit' : shares ? 'share' : null;
  return { holds, accountId: trip.account_id };
}

export function isListed(trip: TripRow): boolean {
  return trip.visibility === 'public' && trip.published_at !== null && trip.state !== 'binned';
}
