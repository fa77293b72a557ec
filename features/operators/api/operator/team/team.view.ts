import { readOperatorTeam } from '#features/accounts/api/public.ts';
import type { Person } from '#features/accounts/contract/actor.ts';
import type { OperatorTeam } from '#features/operators/contract/managed-operator.ts';
import type { Platform } from '#server/platform.ts';
import { readInvitations } from './team.store.ts';

export async function readTeamView(platform: Platform, person: Person, operatorId: string): Promise<OperatorTeam> {
  const { db } = platform;
  const region = platform.config.REGION;

  const [team, invitations] = await Promise.all([
    readOperatorTeam(db, region, operatorId),
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
}
