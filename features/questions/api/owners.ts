import type { OwnerKind } from '#features/questions/contract/ask.ts';
import type { PublicOwner } from '#features/reviews/api/public.ts';

/** Kinds of owners about which a person can ask. `server/create-server.ts` passes the owners of later areas. */
export type QuestionOwners = Readonly<Record<OwnerKind, PublicOwner>>;
