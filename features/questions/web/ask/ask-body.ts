import { Type } from 'typebox';
import { AskQuestion } from '../../contract/ask.ts';

/** The form has no id, because each attempt gets its own. */
export const AskBody = Type.Omit(AskQuestion, ['id']);
