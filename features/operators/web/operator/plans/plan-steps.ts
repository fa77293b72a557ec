/** The steps in the order in which somebody who begins goes through them; the addresses are Spanish. */
export const PLAN_STEPS = [
  'relato',
  'programa',
  'encuentro',
  'detalles',
  'imagenes',
  'tarifas',
  'cancelacion',
  'salidas',
  'enviar',
] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];
