import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import type { Question } from '#features/questions/contract/question.ts';
import { type FoundOwner, isMember } from '#features/reviews/api/public.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { QuestionOwners } from '../owners.ts';
import { questionView } from '../public-list/questions-page.ts';
import { readOneVisible } from '../public-list/visible.store.ts';

/** The owner's own team answers as the owner. */
export async function isAnsweringVisitor(
  platform: Platform,
  owners: QuestionOwners,
  { kind, id }: FoundOwner,
  accountId: string,
): Promise<boolean> {
  const { wasThere } = owners[kind];
  if (!wasThere) return false;
  return !(await isMember(platform, owners[kind], { kind, id }, accountId)) && wasThere(platform, id, accountId);
}

/** @throws question_not_found */
export async function showVisible({ db, config }: Platform, id: string): Promise<Question> {
  const row = await readOneVisible(db, config.REGION, id);
  if (!row) throw problem(QUESTION_ERRORS, 'question_not_found');
  return questionView(row);
}
