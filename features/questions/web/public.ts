export type { QuestionCaseActions } from './cases/case-actions.ts';
export { QuestionCaseCard } from './cases/question-case.tsx';
export { Questions } from './list/questions.tsx';
export type { QuestionSubject } from './question-subject.ts';
