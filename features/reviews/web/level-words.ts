import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** By verification level (`contract/levels.ts`). */
export const LEVEL_WORDS: readonly MessageDescriptor[] = [
  msg`Con cuenta`,
  msg`Correo comprobado`,
  msg`Cotización respondida`,
  msg`Estuvo en el lugar`,
  msg`Reserva verificada`,
];

/** After a number: "6 con reserva". */
export const LEVEL_COUNT_WORDS: readonly MessageDescriptor[] = [
  msg`con cuenta`,
  msg`con correo`,
  msg`con cotización`,
  msg`en el lugar`,
  msg`con reserva`,
];
