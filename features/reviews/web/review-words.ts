import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HoldReason, SubScore } from '../contract/review-content.ts';
import type { Judgement } from '../contract/review-states.ts';

export const STAR_WORDS: readonly MessageDescriptor[] = [
  msg`Muy mala`,
  msg`Mala`,
  msg`Regular`,
  msg`Buena`,
  msg`Excelente`,
];

export const SCORE_WORDS: Record<SubScore, MessageDescriptor> = {
  service: msg`Trato`,
  organisation: msg`Organización`,
  value: msg`Por lo que cuesta`,
  safety: msg`Seguridad`,
  as_described: msg`Como se anunció`,
  access: msg`Accesibilidad`,
};

export const HOLD_WORDS: Record<HoldReason, MessageDescriptor> = {
  link: msg`un enlace`,
  email: msg`un correo`,
  phone: msg`un teléfono`,
  insult: msg`una palabra que ofende`,
};

export const JUDGEMENT_WORDS: Record<Judgement, MessageDescriptor> = {
  publish: msg`Publicar`,
  uphold: msg`Mantener`,
  remove: msg`Retirar…`,
  restore: msg`Volver a publicar`,
  dismiss: msg`Sigue retirada`,
};
