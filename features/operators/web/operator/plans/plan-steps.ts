/** The steps in the order in which a new plan is written; the addresses are Spanish. */
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
