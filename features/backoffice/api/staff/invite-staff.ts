import { assertEmailWithinLimits, emailKey, isStaffEmail, personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import { backofficeRoutes } from '#features/backoffice/contract/routes.ts';
import { InviteStaff, Staff } from '#features/backoffice/contract/staff.ts';
import { IdParams } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { readInvitedEmail, renewInvitation, saveInvitation, withdrawInvitation } from './invitation.store.ts';
import { staffView } from './list-staff.ts';
import { SEND_INVITATION } from './send-invitation.ts';

/** Invites people to the team, sends a link again, and withdraws an invitation. The job that emails a link also makes the link. */
export function inviteStaff(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;
  const assertInvitationWithinLimits = (accountId: string, email: string) =>
    assertEmailWithinLimits(platform, ['invitationsByAccount', accountId], ['invitationsByAddress', emailKey(email)]);

  app.post(
    backofficeRoutes.invitations,
    {
      config: { right: 'staff.edit', freshProof: true },
      schema: {
        tags: ['Administración'],
        summary: 'Invitar a una persona al equipo por correo',
        body: InviteStaff,
        response: { 201: Staff },
      },
    },
    async (request, reply) => {
      const { actor, body } = request;
      if (await isStaffEmail(db, region, body.email)) throw problem(BACKOFFICE_ERRORS, 'already_staff');
      const invitedBy = personOf(request).accountId;
      await assertInvitationWithinLimits(invitedBy, body.email);
      await inTransaction(db, async (trx) => {
        const id = await saveInvitation(trx, { region, ...body, invitedBy });
        await jobs.add(trx, SEND_INVITATION, { id });
        await recordAudit(trx, {
          region,
          actor,
          action: 'staff.invite',
          subject: { kind: 'invitation', id },
          after: { role: body.role },
        });
      });
      return reply.code(201).send(await staffView(platform, actor));
    },
  );

  app.post(
    backofficeRoutes.resend,
    {
      config: { right: 'staff.edit', freshProof: true },
      schema: {
        tags: ['Administración'],
        summary: 'Enviar otra vez una invitación, con un enlace nuevo y otros siete días',
        params: IdParams,
        response: { 200: Staff },
      },
    },
    async (request) => {
      const { actor } = request;
      const { id } = request.params;
      const invitedBy = personOf(request).accountId;
      const email = await readInvitedEmail(db, region, id);
      if (!email) throw problem(BACKOFFICE_ERRORS, 'invitation_not_found');
      // The limits are checked before the transaction, because counting uses a second connection, and a transaction that holds locks must not wait
      // for a connection.
      await assertInvitationWithinLimits(invitedBy, email);
      await inTransaction(db, async (trx) => {
        if (!(await renewInvitation(trx, region, id, invitedBy)))
          throw problem(BACKOFFICE_ERRORS, 'invitation_not_found');
        await jobs.add(trx, SEND_INVITATION, { id });
        await recordAudit(trx, { region, actor, action: 'staff.resend', subject: { kind: 'invitation', id } });
      });
      return staffView(platform, actor);
    },
  );

  app.delete(
    backofficeRoutes.invitation,
    {
      config: { right: 'staff.edit' },
      schema: {
        tags: ['Administración'],
        summary: 'Retirar una invitación: su enlace deja de servir',
        params: IdParams,
        response: { 200: Staff },
      },
    },
    async ({ actor, params: { id } }) => {
      await inTransaction(db, async (trx) => {
        if (!(await withdrawInvitation(trx, region, id))) throw problem(BACKOFFICE_ERRORS, 'invitation_not_found');
        await recordAudit(trx, { region, actor, action: 'staff.withdraw', subject: { kind: 'invitation', id } });
      });
      return staffView(platform, actor);
    },
  );
}
