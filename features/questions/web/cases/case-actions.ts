import type { AttemptCall } from '#web/http/use-submit.ts';
import type { AnswerBody, JudgeQuestion } from '../../contract/case.ts';

export interface QuestionCaseActions {
  answer(id: string, body: AnswerBody, call: AttemptCall): Promise<unknown>;
  withdraw(id: string, answerId: string, call?: AttemptCall): Promise<unknown>;
  /** Only the region. */
  judge?(id: string, body: JudgeQuestion, call: AttemptCall): Promise<unknown>;
  /** The list is read again. */
  changed(): Promise<unknown>;
}
