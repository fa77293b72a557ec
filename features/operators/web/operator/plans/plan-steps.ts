/** The steps of the editor in their order. The names are part of URLs, so they are Spanish. */
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
