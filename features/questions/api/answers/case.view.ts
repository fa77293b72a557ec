import { isWithdrawable } from '#features/questions/contract/answer-states.ts';
import type { QuestionCase } from '#features/questions/contract/case.ts';
import type { Badge } from '#features/questions/contract/question.ts';
import { judgementsOf, moveQuestionState } from '#features/questions/contract/question-states.ts';
import { aboutView } from '#features/reviews/api/public.ts';
import type { CaseRow, Cases } from './case.store.ts';

/** Each side sees what it may do: the operator's team (`owner`) or the region's staff. */
export function caseView(
  { owners }: Pick<Cases, 'owners'>,
  row: CaseRow,
  side: Exclude<Badge, 'verified_visitor'>,
): QuestionCase {
  const isRegion = side === 'region';
  const now = new Date();
  return {
    id: row.id,
    state: row.state,
    owner: { kind: row.owner_kind, id: row.owner_id },
    about: aboutView(owners, row.owner_kind, row.about),
    askedBy: row.asked_by,
    body: row.body,
    writtenAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    heldFor: row.held_for,
    reports: isRegion ? row.reports : [],
    answers: row.answers.map((answer) => ({
      ...answer,
      canWithdraw: answer.badge === side && isWithdrawable(new Date(answer.publishedAt), now),
      canRemove: isRegion,
    })),
    canAnswer: moveQuestionState(row.state, 'answerer', 'answer').ok,
    canMerge: isRegion && moveQuestionState(row.state, 'region', 'merge').ok,
    merged:
      isRegion && row.state === 'merged' && row.merged_at
        ? { into: row.kept, at: row.merged_at.toISOString(), canUndo: row.is_separable }
        : null,
    judgements: isRegion ? judgementsOf(row.state, row.reports.length > 0) : [],
  };
}
