export { type QuestionCaseActions, QuestionCaseCard } from './cases/question-case.tsx';
export { type AskedAbout, Questions } from './list/questions.tsx';
