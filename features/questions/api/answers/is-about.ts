import type { FoundOwner } from '#features/reviews/api/public.ts';
import type { QuestionRow } from '../question.store.ts';

export const isAbout =
  ({ kind, id }: FoundOwner) =>
  ({ owner_kind, owner_id }: Pick<QuestionRow, 'owner_kind' | 'owner_id'>): boolean =>
    owner_kind === kind && owner_id === id;

export const ownerOf = ({ owner_kind, owner_id }: Pick<QuestionRow, 'owner_kind' | 'owner_id'>): FoundOwner => ({
  kind: owner_kind,
  id: owner_id,
});
