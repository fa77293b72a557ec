import { type Static, Type } from 'typebox';
import { insertOperatorMember, lockOperatorTeam, personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { OperatorInvitationView } from '#features/operators/contract/managed-operator.ts';
import { OPERATOR_INVITATION_HEADER, operatorInvitationRoutes } from '#features/operators/contract/routes.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { acceptInvitation, type FoundInvitation, findInvitation } from './team.store.ts';

const Secret = Type.Object({
  [OPERATOR_INVITATION_HEADER]: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'El secreto del enlace' }),
});

/** Routes that show an invitation, and accept it with the invited account. */
export function joinTeam(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  app.post(
    operatorInvitationRoutes.show,
    {
      config: { right: 'operator.join' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'A qué operador invita un enlace',
        headers: Secret,
        response: { 200: OperatorInvitationView },
      },
    },
    async ({ headers }) => invitationView(await findOpenInvitation(db, headers[OPERATOR_INVITATION_HEADER])),
  );

  app.post(
    operatorInvitationRoutes.accept,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Entra al equipo de un operador con la cuenta invitada',
        headers: Secret,
        response: { 200: OperatorInvitationView },
      },
    },
    async (request) => {
      const person = personOf(request);
      return inTransaction(db, async (trx) => {
        const invitation = await findOpenInvitation(trx, request.headers[OPERATOR_INVITATION_HEADER]);
        const { id, operator_id: operatorId, role, email } = invitation;
        if (email.toLowerCase() !== person.email.toLowerCase())
          throw problem(OPERATOR_ERRORS, 'operator_invitation_for_another');
        const team = await lockOperatorTeam(trx, region, operatorId);
        if (team.some(({ account_id }) => account_id === person.accountId))
          throw problem(OPERATOR_ERRORS, 'already_member');
        await acceptInvitation(trx, region, id, person.accountId);
        await insertOperatorMember(trx, { region, operatorId, accountId: person.accountId, role });
        return invitationView(invitation);
      });
    },
  );

  async function findOpenInvitation(trx: Database, secret: string): Promise<FoundInvitation> {
    const found = await findInvitation(trx, region, hashSecret(secret));
    if (!found) throw problem(OPERATOR_ERRORS, 'operator_invitation_not_found');
    if (found.expired) throw problem(OPERATOR_ERRORS, 'operator_invitation_over');
    return found;
  }
}

function invitationView({
  email,
  role,
  operator_id,
  operator,
  expires_at,
}: FoundInvitation): Static<typeof OperatorInvitationView> {
  return { email, role, operator: { id: operator_id, name: operator }, expiresAt: expires_at.toISOString() };
}
