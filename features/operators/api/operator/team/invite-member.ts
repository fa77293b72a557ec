import { Type } from 'typebox';
import {
  assertEmailWithinLimits,
  authorize,
  emailKey,
  personOf,
  readOperatorTeam,
} from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { InviteMember, OperatorTeam } from '#features/operators/contract/managed-operator.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { SEND_INVITATION } from '../../emails/send-invitation.ts';
import { saveInvitation, withdrawInvitation } from './team.store.ts';
import { readTeamView } from './team.view.ts';

const InvitationParams = Type.Object({ operatorId: Id, invitationId: Id });

/** Routes that invite a person by email, and withdraw an invitation. */
export function inviteMember(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;

  app.post(
    managedOperatorRoutes.invitations,
    {
      config: { right: 'operator.edit', freshProof: true, rateLimit: { max: 20, timeWindow: 60_000 } },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Invita por correo a una persona al equipo',
        params: OperatorParams,
        body: InviteMember,
        response: { 201: OperatorTeam },
      },
    },
    async (request, reply) => {
      const { operatorId } = request.params;
      authorize(request.actor, 'operator.edit', { operatorId });
      const { email, role } = request.body;
      const person = personOf(request);
      const team = await readOperatorTeam(db, region, operatorId);
      if (team.some((member) => member.email.toLowerCase() === email.toLowerCase()))
        throw problem(OPERATOR_ERRORS, 'already_member');
      await assertEmailWithinLimits(
        platform,
        ['invitationsByOperator', operatorId],
        ['invitationsByAccount', person.accountId],
        ['invitationsByAddress', emailKey(email)],
      );
      await inTransaction(db, async (trx) => {
        const id = await saveInvitation(trx, { region, operatorId, email, role, invitedBy: person.accountId });
        await jobs.add(trx, SEND_INVITATION, { id });
      });
      return reply.code(201).send(await readTeamView(platform, person, operatorId));
    },
  );

  app.delete(
    managedOperatorRoutes.invitation,
    {
      config: { right: 'operator.edit' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Retira una invitación',
        params: InvitationParams,
        response: { 200: OperatorTeam },
      },
    },
    async (request) => {
      const { operatorId, invitationId } = request.params;
      authorize(request.actor, 'operator.edit', { operatorId });
      if (!(await withdrawInvitation(db, region, operatorId, invitationId)))
        throw problem(OPERATOR_ERRORS, 'operator_invitation_not_found');
      return readTeamView(platform, personOf(request), operatorId);
    },
  );
}
