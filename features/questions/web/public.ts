export { ReceivedQuestions } from './cases/received-questions.tsx';
export { Questions } from './list/questions.tsx';
export type { QuestionSubject } from './question-subject.ts';
