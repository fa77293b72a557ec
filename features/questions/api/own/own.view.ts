import type { OwnQuestion } from '#features/questions/contract/ask.ts';
import { moveQuestionState } from '#features/questions/contract/question-states.ts';
import { aboutView } from '#features/reviews/api/public.ts';
import { REPORT_WORDS } from '#features/reviews/contract/report-reasons.ts';
import type { Platform } from '#server/platform.ts';
import type { QuestionOwners } from '../owners.ts';
import { type OwnRow, readOwn } from './own.store.ts';

export function ownView(owners: QuestionOwners, row: OwnRow): OwnQuestion {
  return {
    id: row.id,
    state: row.state,
    about: aboutView(owners, row.owner_kind, row.about),
    aboutKind: row.owner_kind,
    body: row.body,
    askedBy: row.asked_by,
    writtenAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    heldFor: row.held_for,
    removedFor: row.reason && REPORT_WORDS[row.reason],
    answers: row.answers,
    mergedInto: row.kept,
    can: {
      confirm: row.state === 'unconfirmed',
      withdraw: moveQuestionState(row.state, 'author', 'withdraw').ok,
      resolve: moveQuestionState(row.state, 'author', 'resolve').ok,
      reopen: moveQuestionState(row.state, 'author', 'reopen').ok,
    },
  };
}

export async function showOwn({ db, config }: Platform, owners: QuestionOwners, id: string): Promise<OwnQuestion> {
  const [row] = await readOwn(db, config.REGION, owners, { id });
  return ownView(owners, row!);
}
