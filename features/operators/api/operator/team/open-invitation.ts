import type { Static } from 'typebox';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { OperatorInvitationView } from '#features/operators/contract/managed-operator.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { type FoundInvitation, findInvitation } from './team.store.ts';

/**
 * @param secret secret from the link in the invitation's email
 * @throws `operator_invitation_not_found`, `operator_invitation_over`
 */
export async function findOpenInvitation(trx: Database, region: string, secret: string): Promise<FoundInvitation> {
  const found = await findInvitation(trx, region, hashSecret(secret));
  if (!found) throw problem(OPERATOR_ERRORS, 'operator_invitation_not_found');
  if (found.expired) throw problem(OPERATOR_ERRORS, 'operator_invitation_over');
  return found;
}

export function invitationView({
  email,
  role,
  operator_id,
  operator,
  expires_at,
}: FoundInvitation): Static<typeof OperatorInvitationView> {
  return { email, role, operator: { id: operator_id, name: operator }, expiresAt: expires_at.toISOString() };
}
