import { operatorRows } from '#features/operators/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import type { HoursConfirmation } from '#features/owners/contract/confirmation.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { findPlaceClaim, readPlaceFacts } from '#features/places/api/public.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type ConfirmationRow, findConfirmation } from './confirmation.store.ts';

/** @throws confirmation_not_found */
export async function openConfirmation({ db, config }: Platform, secret: string): Promise<ConfirmationRow> {
  const found = await findConfirmation(db, config.REGION, hashSecret(secret));
  if (!found) throw problem(OWNER_ERRORS, 'confirmation_not_found');
  return found;
}

export async function confirmationView(platform: Platform, row: ConfirmationRow): Promise<HoursConfirmation> {
  const { db, config } = platform;
  const { company_id: id, slug, name } = row;
  const [facts, claim, region] = await Promise.all([
    readPlaceFacts(db, config.REGION, operatorRows, [id]),
    findPlaceClaim(db, config.REGION, id),
    platform.region.current(),
  ]);
  return {
    place: { id, slug, name },
    hours: facts.get(id)!.hours,
    confirmedOn: claim?.hoursVerifiedOn ?? null,
    today: today(regionClock(region)),
  };
}
