import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuestionState } from '../../contract/question-states.ts';

export const STATE_WORDS: Record<QuestionState, MessageDescriptor> = {
  unconfirmed: msg`Falta confirmar`,
  held: msg`En revisión`,
  asked: msg`Sin respuesta`,
  answered: msg`Respondida`,
  resolved: msg`Resuelta`,
  removed: msg`La región la retiró`,
  withdrawn: msg`La retiraste`,
  merged: msg`Junto a otra igual`,
};
