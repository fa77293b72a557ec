import { type Static, Type } from 'typebox';
import { SALES } from '#features/policies/contract/sales.ts';
import { RegisterFields } from './managed-operator.ts';

/** All values come from the region's settings or its country pack. */
export const SellingTerms = Type.Object({
  sells: Type.Enum([...SALES], { description: 'Qué vende el sitio en su modo legal' }),
  mode: Type.String({ description: 'El modo legal de la región, en palabras de su país' }),
  registeredOnly: Type.Boolean({ description: 'Quien no está inscrito en el registro de turismo no puede vender' }),
  commissionBps: Type.Integer({
    description: 'La comisión de la región sobre cada venta, en centésimas de por ciento',
  }),
  paidAfterDays: Type.Integer({ description: 'Días después del final del servicio en que se puede transferir' }),
  bankWaitHours: Type.Integer({ description: 'Horas que espera una cuenta de cobro nueva' }),
  register: RegisterFields,
});
export type SellingTerms = Static<typeof SellingTerms>;
