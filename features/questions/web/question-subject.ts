import type { OwnerKind } from '../contract/ask.ts';

/** A place, an operator or another owner of questions, as a page shows it. */
export interface QuestionSubject {
  kind: OwnerKind;
  /** Id or slug. */
  id: string;
  name: string;
  /** A sentence such as "Responde la región". */
  answers: string;
}
