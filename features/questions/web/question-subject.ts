import type { OwnerKind } from '#features/reviews/contract/owner-queries.ts';

/** An owner of questions, as a page shows it. */
export interface QuestionSubject {
  kind: OwnerKind;
  /** Id or slug. */
  id: string;
  name: string;
  /** A sentence such as "Responde la región". */
  answers: string;
  /** First words of the question, such as the name of the plan it is about. */
  begins?: string;
  /** Words before the name of the answering owner, such as "Responde: quien hizo el viaje". Absent for the usual words. */
  ownerAnswers?: string;
}
