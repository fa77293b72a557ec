export const QUESTION_SECRET_HEADER = 'vereda-question-secret';
