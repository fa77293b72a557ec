import type { StaffRole } from '#features/accounts/contract/actor.ts';
import { staffOfQueue } from '#features/backoffice/api/public.ts';
import type { OwnerTeam, TeamMember } from '#features/reviews/api/public.ts';
import type { Platform } from '#server/platform.ts';
import type { QuestionOwners } from '../owners.ts';
import type { QuestionRow } from '../question.store.ts';
import { ANSWER_QUEUE } from '../region/question-queues.ts';

type QuestionPart = Pick<QuestionRow, 'owner_kind' | 'owner_id'>;

export type Answerer = TeamMember & ({ side: 'owner' } | { side: 'region'; role: StaffRole });

export const teamOf = (owners: QuestionOwners, { owner_kind }: QuestionPart): OwnerTeam | undefined =>
  owners[owner_kind].team;

/** Active people of the owner's team. Empty if the region answers. */
export async function teamMembersOf(
  { db, config }: Platform,
  owners: QuestionOwners,
  asked: QuestionPart,
): Promise<TeamMember[]> {
  return (await teamOf(owners, asked)?.members(db, config.REGION, asked.owner_id)) ?? [];
}

/** All people who may answer. A member of the team who also works for the region answers for the owner. */
export async function answerersOf(
  platform: Platform,
  owners: QuestionOwners,
  asked: QuestionPart,
): Promise<Answerer[]> {
  const team = await teamMembersOf(platform, owners, asked);
  const staff = await staffOfQueue(platform, ANSWER_QUEUE);
  return [
    ...team.map((member) => ({ ...member, side: 'owner' as const })),
    ...staff
      .filter(({ accountId }) => !team.some((member) => member.accountId === accountId))
      .map((member) => ({ ...member, side: 'region' as const })),
  ];
}
