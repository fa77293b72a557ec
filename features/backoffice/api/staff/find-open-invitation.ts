import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { type FoundInvitation, findInvitation } from './invitation.store.ts';

/** @throws `invitation_not_found` or `invitation_over` */
export async function findOpenInvitation(db: Database, region: string, secret: string): Promise<FoundInvitation> {
  const invitation = await findInvitation(db, region, hashSecret(secret));
  if (!invitation) throw problem(BACKOFFICE_ERRORS, 'invitation_not_found');
  if (invitation.expired) throw problem(BACKOFFICE_ERRORS, 'invitation_over');
  return invitation;
}
