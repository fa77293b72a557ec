import { readPlaceTeams } from '#features/accounts/api/public.ts';
import type { Person } from '#features/accounts/contract/actor.ts';
import type { PlaceTeam } from '#features/owners/contract/team.ts';
import type { Platform } from '#server/platform.ts';
import { readPlaceInvitations } from './invitation.store.ts';

export async function readTeamView({ db, config }: Platform, person: Person, placeId: string): Promise<PlaceTeam> {
  const [team, invitations] = await Promise.all([
    readPlaceTeams(db, config.REGION, [placeId]),
    readPlaceInvitations(db, config.REGION, placeId),
  ]);
  return {
    items: team.map(({ account_id, name, email, role, added_at }) => ({
      ...{ name, email, role },
      accountId: account_id,
      addedAt: added_at.toISOString(),
      you: account_id === person.accountId,
    })),
    invitations: invitations.map(({ id, email, role, expires_at, expired }) => ({
      ...{ id, email, role },
      state: expired ? 'expired' : 'waiting',
      expiresAt: expires_at.toISOString(),
    })),
  };
}
