import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import type { PlaceInvitationView } from '#features/owners/contract/team.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { type FoundInvitation, findInvitation } from './invitation.store.ts';

/**
 * @param secret secret from the link in the invitation's email
 * @throws `place_invitation_not_found`, `place_invitation_over`
 */
export async function findOpenInvitation(trx: Database, region: string, secret: string): Promise<FoundInvitation> {
  const found = await findInvitation(trx, region, hashSecret(secret));
  if (!found) throw problem(OWNER_ERRORS, 'place_invitation_not_found');
  if (found.expired) throw problem(OWNER_ERRORS, 'place_invitation_over');
  return found;
}

export const invitationView = ({
  email,
  role,
  company_id,
  place,
  expires_at,
}: FoundInvitation): PlaceInvitationView => ({
  ...{ email, role },
  place: { id: company_id, name: place },
  expiresAt: expires_at.toISOString(),
});
