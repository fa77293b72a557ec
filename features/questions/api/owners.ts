import type { OwnerKind } from '#features/questions/contract/ask.ts';
import type { PublicOwner } from '#features/reviews/api/public.ts';
import type { Platform } from '#server/platform.ts';

export interface QuestionOwner extends PublicOwner {
  /** `true` if the account proved a visit, and may therefore answer. */
  wasThere(platform: Platform, id: string, accountId: string): Promise<boolean>;
}

/** Kinds of owners about which a person can ask. `server/areas.ts` passes the owners of later areas. */
export type QuestionOwners = Readonly<Record<OwnerKind, QuestionOwner>>;
