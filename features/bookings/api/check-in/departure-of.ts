import { authorize } from '#features/accounts/api/public.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import type { Right } from '#features/accounts/contract/rights.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type DepartureKey, type DepartureRow, findDeparture } from './manifest.store.ts';

type DepartureRight = Extract<Right, `departures.${'check_in' | 'message'}`>;

/** @throws 404 for a person or a departure of another operator */
export async function authorizeDeparture(
  { db, config }: Platform,
  actor: Actor,
  right: DepartureRight,
  params: { operatorId: string; departureId: string },
): Promise<{ key: DepartureKey; departure: DepartureRow }> {
  authorize(actor, right, { operatorId: params.operatorId });
  const key = { region: config.REGION, ...params };
  const departure = await findDeparture(db, key);
  if (!departure) throw problem(PLATFORM_ERRORS, 'not_found');
  return { key, departure };
}
