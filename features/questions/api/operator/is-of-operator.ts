import type { QuestionRow } from '../question.store.ts';

export const isOfOperator =
  (operatorId: string) =>
  ({ owner_kind, owner_id }: Pick<QuestionRow, 'owner_kind' | 'owner_id'>): boolean =>
    owner_kind === 'operator' && owner_id === operatorId;
