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
