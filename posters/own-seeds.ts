/** Seeds that the screens use for their own pictures, in addition to those of stored rows and the canonical view (the scene's own name). */
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
