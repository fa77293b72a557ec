import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WaitlistState } from '../contract/waitlist-states.ts';

export const STATE_WORDS: Record<WaitlistState, MessageDescriptor> = {
  unconfirmed: msg`Falta confirmar`,
  waiting: msg`En espera`,
  offered: msg`Se liberó tu lugar`,
  taken: msg`Reservaste`,
  expired: msg`Se acabó el tiempo`,
  left: msg`Saliste`,
  ended: msg`Terminó`,
};
