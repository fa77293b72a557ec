/** The steps have the order of the editor. The names are parts of URLs and therefore Spanish. */
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
