import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComplaintState } from '#features/complaints/contract/complaint-states.ts';

export const STATE_WORDS: Record<ComplaintState, MessageDescriptor> = {
  filed: msg`Presentado`,
  in_progress: msg`En atención`,
  answered: msg`Respondido`,
  closed: msg`Cerrado`,
  escalated: msg`Llevado a la autoridad`,
};

export const EVENT_WORDS: Record<string, MessageDescriptor> = {
  file: msg`Se presentó`,
  take: msg`La oficina empezó a atenderlo`,
  assign: msg`Cambió la persona a cargo`,
  note: msg`Nota de la oficina`,
  extend: msg`Se amplió el plazo`,
  answer: msg`La oficina respondió`,
  accept: msg`Conforme con la respuesta`,
  dispute: msg`No conforme: se reabrió con un plazo nuevo`,
  escalate: msg`Llevado a la autoridad`,
  withdraw: msg`Desistió quien lo presentó`,
  close: msg`Se cerró: nadie contradijo la respuesta`,
};
