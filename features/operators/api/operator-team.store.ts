import { sql } from 'kysely';
import type { OwnerTeam } from '#features/reviews/api/public.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { teamMembers } from './operator/team/team.store.ts';

export const operatorTeam: OwnerTeam = {
  isThere: () => sql<boolean>`true`,
  members: (db, region, id) => teamMembers(db, region, id, ['owner', 'sales']),
  questions: operatorPaths.questions,
  reviews: operatorPaths.reviews,
};
