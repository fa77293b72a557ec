import type { PublicOwner } from '#features/reviews/api/public.ts';
import type { OwnerKind } from '#features/reviews/contract/owner-queries.ts';
import type { Platform } from '#server/platform.ts';

export interface QuestionOwner extends PublicOwner {
  /** `true` if the account proved a visit, and may therefore answer. Absent if a visit cannot be proved. */
  wasThere?(platform: Platform, id: string, accountId: string): Promise<boolean>;
}

/** `server/areas.ts` passes the owners of later areas. */
export type QuestionOwners = Readonly<Record<OwnerKind, QuestionOwner>>;
