import type { Holding } from '#features/privacy/contract/privacy.ts';
import { HOLDINGS } from './holdings.ts';
import { PERSONAL_DATA } from './tables.ts';

/** Columns that mean little to a person, so the screen does not list them. */
const UNDECLARED = new Set([
  ...[
    'Cuenta',
    'Correo, como se busca',
    'Identificador',
    'Estado',
    'Estado al que vuelve',
    'Cuándo',
    'Qué',
    'Qué pasó',
  ],
  ...['Antes', 'Después', 'Quién', 'Quién lo hizo', 'Motivo', 'De qué', 'De cuál', 'Sobre qué', 'Sobre cuál', 'Desde'],
  ...[
    'Vence',
    'Pedida',
    'Lista',
    'Creada',
    'Puesta',
    'Copia',
    'Tamaño en bytes',
    'Clase de llave',
    'Miembro del equipo',
  ],
]);

/** @param counts the number of the person's rows in each table. */
export function holdingsView(counts: ReadonlyMap<string, number>): Holding[] {
  return Object.entries(HOLDINGS).map(([id, words]) => {
    // The last declared table of a heading is its main table, so its data come first.
    const tables = Object.entries(PERSONAL_DATA)
      .filter(([, it]) => it.about !== 'nobody' && it.holding === id)
      .reverse();
    const labels = tables.flatMap(([, it]) => (it.about === 'nobody' ? [] : Object.values(it.personal)));
    const what = new Set(
      labels.filter((label): label is string => typeof label === 'string' && !UNDECLARED.has(label)),
    );
    return { id, ...words, what: [...what], records: tables.reduce((sum, [name]) => sum + (counts.get(name) ?? 0), 0) };
  });
}
