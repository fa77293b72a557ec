import { createHash } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { assertEmailWithinLimits, authorize, emailKey, personOf } from '#features/accounts/api/public.ts';
import type { Person } from '#features/accounts/contract/actor.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import {
  ChangeMember,
  InviteMember,
  OperatorInvitationView,
  OperatorTeam,
} from '#features/operators/contract/managed-operator.ts';
import {
  managedOperatorRoutes,
  OPERATOR_INVITATION_HEADER,
  operatorInvitationRoutes,
} from '#features/operators/contract/routes.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { SEND_INVITATION } from '../../emails/send-invitation.ts';
import {
  acceptInvitation,
  type FoundInvitation,
  findInvitation,
  insertMember,
  lockTeam,
  readInvitations,
  readTeam,
  saveInvitation,
  saveMember,
  withdrawInvitation,
} from './team.store.ts';

const MemberParams = Type.Object({ operatorId: Id, accountId: Id });
const InvitationParams = Type.Object({ operatorId: Id, invitationId: Id });
const Secret = Type.Object({
  [OPERATOR_INVITATION_HEADER]: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'El secreto del enlace' }),
});
const tags = ['Oficina del operador'];
const config = { right: 'operator.edit' } as const;

/** Routes of the team: invite by email, change a role, leave. An operator keeps at least one owner. */
export function operatorTeam(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;

  const show = async (person: Person, operatorId: string): Promise<OperatorTeam> => {
    const [team, invitations] = await Promise.all([
      readTeam(db, region, operatorId),
      readInvitations(db, region, operatorId),
    ]);
    return {
      items: team.map(({ account_id, added_at, state: _state, ...member }) => ({
        ...member,
        accountId: account_id,
        addedAt: added_at.toISOString(),
        you: account_id === person.accountId,
      })),
      invitations: invitations.map(({ id, email, role, invited_at, expires_at, expired }) => ({
        id,
        email,
        role,
        state: expired ? 'expired' : 'waiting',
        invitedAt: invited_at.toISOString(),
        expiresAt: expires_at.toISOString(),
      })),
    };
  };

  app.get(
    managedOperatorRoutes.team,
    {
      config,
      schema: { tags, summary: 'El equipo de un operador', params: OperatorParams, response: { 200: OperatorTeam } },
    },
    async (request) => {
      const { operatorId } = request.params;
      authorize(request.actor, 'operator.edit', { operatorId });
      return show(personOf(request), operatorId);
    },
  );

  app.post(
    managedOperatorRoutes.invitations,
    {
      config: { ...config, freshProof: true, rateLimit: { max: 20, timeWindow: 60_000 } },
      schema: {
        tags,
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
      const team = await readTeam(db, region, operatorId);
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
      return reply.code(201).send(await show(person, operatorId));
    },
  );

  app.delete(
    managedOperatorRoutes.invitation,
    {
      config,
      schema: { tags, summary: 'Retira una invitación', params: InvitationParams, response: { 200: OperatorTeam } },
    },
    async (request) => {
      const { operatorId, invitationId } = request.params;
      authorize(request.actor, 'operator.edit', { operatorId });
      if (!(await withdrawInvitation(db, region, operatorId, invitationId)))
        throw problem(OPERATOR_ERRORS, 'operator_invitation_not_found');
      return show(personOf(request), operatorId);
    },
  );

  app.put(
    managedOperatorRoutes.member,
    {
      config: { ...config, freshProof: true },
      schema: {
        tags,
        summary: 'Cambia el papel de una persona',
        params: MemberParams,
        body: ChangeMember,
        response: { 200: OperatorTeam },
      },
    },
    async (request) => {
      await changeMember(request.params, personOf(request), request.body.role);
      return show(personOf(request), request.params.operatorId);
    },
  );

  app.delete(
    managedOperatorRoutes.member,
    {
      config: { ...config, freshProof: true },
      schema: { tags, summary: 'Quita a una persona del equipo', params: MemberParams, response: { 204: Type.Null() } },
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
      const team = await lockTeam(trx, region, operatorId);
      if (!team.some(({ account_id }) => account_id === accountId)) throw problem(OPERATOR_ERRORS, 'member_not_found');
      const keepsOwner = role === 'owner' || team.some((one) => one.role === 'owner' && one.account_id !== accountId);
      if (!keepsOwner) throw problem(OPERATOR_ERRORS, 'last_owner');
      await saveMember(trx, { region, operatorId, accountId }, role);
    });
  }

  app.post(
    operatorInvitationRoutes.show,
    {
      config: { right: 'operator.join' },
      schema: {
        tags,
        summary: 'A qué operador invita un enlace',
        headers: Secret,
        response: { 200: OperatorInvitationView },
      },
    },
    async ({ headers }) => shown(await open(db, headers[OPERATOR_INVITATION_HEADER])),
  );

  app.post(
    operatorInvitationRoutes.accept,
    {
      config: { right: 'account.own' },
      schema: {
        tags,
        summary: 'Entra al equipo de un operador con la cuenta invitada',
        headers: Secret,
        response: { 200: OperatorInvitationView },
      },
    },
    async (request) => {
      const person = personOf(request);
      return inTransaction(db, async (trx) => {
        const invitation = await open(trx, request.headers[OPERATOR_INVITATION_HEADER]);
        const { id, operator_id: operatorId, role, email } = invitation;
        if (email.toLowerCase() !== person.email.toLowerCase())
          throw problem(OPERATOR_ERRORS, 'operator_invitation_for_another');
        const team = await lockTeam(trx, region, operatorId);
        if (team.some(({ account_id }) => account_id === person.accountId))
          throw problem(OPERATOR_ERRORS, 'already_member');
        await acceptInvitation(trx, region, id, person.accountId);
        await insertMember(trx, { region, operatorId, accountId: person.accountId, role });
        return shown(invitation);
      });
    },
  );

  async function open(trx: Database, secret: string): Promise<FoundInvitation> {
    const found = await findInvitation(trx, region, createHash('sha256').update(secret).digest());
    if (!found) throw problem(OPERATOR_ERRORS, 'operator_invitation_not_found');
    if (found.expired) throw problem(OPERATOR_ERRORS, 'operator_invitation_over');
    return found;
  }
}

function shown({
  email,
  role,
  operator_id,
  operator,
  expires_at,
}: FoundInvitation): Static<typeof OperatorInvitationView> {
  return { email, role, operator: { id: operator_id, name: operator }, expiresAt: expires_at.toISOString() };
}
