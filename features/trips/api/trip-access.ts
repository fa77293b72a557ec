import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import { EDIT_SECRET_HEADER, SHARE_TOKEN_HEADER } from '#features/trips/contract/kept-trip.ts';
import { problem } from '#server/errors.ts';
import type { TripRow } from './trip.store.ts';
import { keyFits } from './trip-keys.ts';

const Key = Type.String({ maxLength: 100 });

/** Documented headers; the check itself is below, so that a wrong one is 404 and tells nothing. */
export const EditHeaders = Type.Object({ [EDIT_SECRET_HEADER]: Type.Optional(Key) });
export const ReadHeaders = Type.Object({
  [EDIT_SECRET_HEADER]: Type.Optional(Key),
  [SHARE_TOKEN_HEADER]: Type.Optional(Key),
});
export const TripParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** @throws when the request does not hold the edit secret of this trip, or there is no such trip. */
export function demandEditor(trip: TripRow | undefined, headers: IncomingHttpHeaders): TripRow {
  if (!trip || !keyFits(headers[EDIT_SECRET_HEADER], trip.edit_hash)) throw problem(TRIP_ERRORS, 'trip_not_found');
  return trip;
}

/** @throws when the request holds neither secret of this trip, or only a link to one that its editor threw away. */
export function demandReader(
  trip: TripRow | undefined,
  headers: IncomingHttpHeaders,
): { trip: TripRow; access: 'edit' | 'share' } {
  if (trip && keyFits(headers[EDIT_SECRET_HEADER], trip.edit_hash)) return { trip, access: 'edit' };
  if (!trip || trip.visibility === 'private' || !keyFits(headers[SHARE_TOKEN_HEADER], trip.share_hash)) {
    throw problem(TRIP_ERRORS, 'trip_not_found');
  }
  if (trip.state === 'binned') throw problem(TRIP_ERRORS, 'trip_binned');
  return { trip, access: 'share' };
}

/** Its editor made it public and the region let it in. */
export function isListed(trip: TripRow): boolean {
  return trip.visibility === 'public' && trip.published_at !== null && trip.state !== 'binned';
}

/** What a secret opened is kept by nobody: no cache, no search engine, no address passed on (R1.9). */
export function keepConfidential(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
}
