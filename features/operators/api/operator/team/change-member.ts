import { Type } from 'typebox';
import { authorize, lockOperatorTeam, personOf, saveOperatorMember } from '#features/accounts/api/public.ts';
import type { Person } from '#features/accounts/contract/actor.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { ChangeMember, OperatorTeam } from '#features/operators/contract/managed-operator.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { readTeamView } from './team.view.ts';

const MemberParams = Type.Object({ operatorId: Id, accountId: Id });

/** Routes that change a member's role or remove a member. An operator keeps at least one owner. */
export function changeMembers(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  app.put(
    managedOperatorRoutes.member,
    {
      config: { right: 'operator.edit', freshProof: true },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Cambia el papel de una persona',
        params: MemberParams,
        body: ChangeMember,
        response: { 200: OperatorTeam },
      },
    },
    async (request) => {
      await changeMember(request.params, personOf(request), request.body.role);
      return readTeamView(platform, personOf(request), request.params.operatorId);
    },
  );

  app.delete(
    managedOperatorRoutes.member,
    {
      config: { right: 'operator.edit', freshProof: true },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Quita a una persona del equipo',
        params: MemberParams,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await changeMember(request.params, personOf(request), null);
      return reply.code(204).send(null);
    },
  );

  async function changeMember(
    { operatorId, accountId }: { operatorId: string; accountId: string },
    person: Person,
    role: 'owner' | 'sales' | 'guide' | null,
  ): Promise<void> {
    authorize(person, 'operator.edit', { operatorId });
    await inTransaction(db, async (trx) => {
      const team = await lockOperatorTeam(trx, region, operatorId);
      if (!team.some(({ account_id }) => account_id === accountId)) throw problem(OPERATOR_ERRORS, 'member_not_found');
      const keepsOwner = role === 'owner' || team.some((one) => one.role === 'owner' && one.account_id !== accountId);
      if (!keepsOwner) throw problem(OPERATOR_ERRORS, 'last_owner');
      await saveOperatorMember(trx, { region, operatorId, accountId }, role);
    });
  }
}
