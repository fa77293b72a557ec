/** Seeds of pictures that the screens name themselves, beside those of stored rows and the canonical view (the scene's own name). */
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
