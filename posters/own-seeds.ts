/** Seeds of the pictures that screens show without a place or another stored row. */
export const OWN_SEEDS: ReadonlySet<string> = new Set([
  'buzon',
  'canasta',
  'comentarios',
  'comparar',
  'cotizaciones',
  'cotizar',
  'operador',
  'opinion',
  'plan',
  'planes',
  'preguntas',
  'reservas',
]);
