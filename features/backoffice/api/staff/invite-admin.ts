import { isStaffEmail } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { ensureRegion } from '#features/organisation/api/public.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { saveInvitation, setInvitationSecret } from './invitation.store.ts';
import { invitationLink, newInvitationSecret } from './invitation-secret.ts';

/**
 * For the command `npm run invite:admin`.
 * @returns null if the email address belongs to a member of the team.
 */
export async function inviteAdmin(
  db: Database,
  { REGION: region, PUBLIC_URL }: Pick<Config, 'REGION' | 'PUBLIC_URL'>,
  email: string,
): Promise<string | null> {
  if (await isStaffEmail(db, region, email)) return null;
  const { secret, hash } = newInvitationSecret();
  await inTransaction(db, async (trx) => {
    await ensureRegion(trx, region);
    const id = await saveInvitation(trx, { region, email, role: 'admin', invitedBy: null });
    await setInvitationSecret(trx, region, id, hash);
    await recordAudit(trx, {
      region,
      actor: null,
      action: 'staff.invite',
      subject: { kind: 'invitation', id },
      after: { role: 'admin' },
    });
  });
  return invitationLink(PUBLIC_URL, secret);
}
