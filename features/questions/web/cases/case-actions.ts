import type { TextFact } from '#features/places/contract/facts-in-text.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import type { AnswerBody, JudgeQuestion, QuestionCase } from '../../contract/case.ts';
import type { Question } from '../../contract/question.ts';

export interface QuestionCaseActions {
  answer(id: string, body: AnswerBody, call: AttemptCall): Promise<unknown>;
  withdraw(id: string, answerId: string, call?: AttemptCall): Promise<unknown>;
  /** Only the region. */
  judge?(id: string, body: JudgeQuestion, call: AttemptCall): Promise<unknown>;
  /** Only the region: questions about the same owner that may ask the same. */
  twins?(id: string, call: AttemptCall): Promise<{ items: Question[] }>;
  merge?(id: string, into: string, call: AttemptCall): Promise<unknown>;
  /** Undoes a merge. */
  separate?(id: string, call?: AttemptCall): Promise<unknown>;
  /** Page with the form of a fact that an answer says. Null if the question is about something without facts. */
  factPage?(item: QuestionCase): ((fact: TextFact, text: string) => string) | null;
  /** The list is read again. */
  changed(): Promise<unknown>;
}
