import { Type } from 'typebox';
import { lockStaff, saveStaff } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import { backofficeRoutes, INVITATION_HEADER } from '#features/backoffice/contract/routes.ts';
import { OpenedInvitation } from '#features/backoffice/contract/staff.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { acceptInvitation, type FoundInvitation, findInvitation } from './invitation.store.ts';

const Secret = Type.Object({
  [INVITATION_HEADER]: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'El secreto del enlace' }),
});

/**
 * `POST /api/staff-invitations/show`: returns the invitation to which a link's secret belongs. `POST /api/me/staff-invitations/accept`: adds the caller to the team
 * if the caller's account has the invited email address. Other people cannot use a forwarded link.
 */
export function acceptInvitations(app: App, { db, config }: Platform): void {
  const region = config.REGION;

  app.post(
    backofficeRoutes.showInvitation,
    {
      config: { right: 'staff.join' },
      schema: {
        tags: ['Administración'],
        summary: 'A qué invita un enlace del equipo',
        headers: Secret,
        response: { 200: OpenedInvitation },
      },
    },
    async ({ headers }) => {
      const { email, role, invited_by, expires_at } = await open(db, headers[INVITATION_HEADER]);
      return { email, role, invitedBy: invited_by, expiresAt: expires_at.toISOString() };
    },
  );

  app.post(
    backofficeRoutes.acceptInvitation,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Administración'],
        summary: 'Entrar al equipo de la región con la cuenta del correo invitado',
        headers: Secret,
        response: { 200: OpenedInvitation },
      },
    },
    async ({ actor, headers }) => {
      if (actor.kind !== 'person') throw problem(PLATFORM_ERRORS, 'token_missing');
      return inTransaction(db, async (trx) => {
        const team = await lockStaff(trx, region);
        const invitation = await open(trx, headers[INVITATION_HEADER]);
        const { id, email, role, inviter_id, invited_by, expires_at } = invitation;
        if (email.toLowerCase() !== actor.email.toLowerCase())
          throw problem(BACKOFFICE_ERRORS, 'invitation_for_another');
        if (team.some(({ account_id }) => account_id === actor.accountId))
          throw problem(BACKOFFICE_ERRORS, 'already_staff');
        await acceptInvitation(trx, region, id, actor.accountId);
        await saveStaff(trx, { region, accountId: actor.accountId, role, addedBy: inviter_id });
        await recordAudit(trx, {
          region,
          actor,
          action: 'staff.join',
          subject: { kind: 'staff', id: actor.accountId },
          after: { role },
        });
        return { email, role, invitedBy: invited_by, expiresAt: expires_at.toISOString() };
      });
    },
  );

  async function open(trx: Database, secret: string): Promise<FoundInvitation> {
    const invitation = await findInvitation(trx, region, hashSecret(secret));
    if (!invitation) throw problem(BACKOFFICE_ERRORS, 'invitation_not_found');
    if (invitation.expired) throw problem(BACKOFFICE_ERRORS, 'invitation_over');
    return invitation;
  }
}
