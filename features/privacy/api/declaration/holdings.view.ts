import type { Holding } from '#features/privacy/contract/privacy.ts';
import { HOLDINGS } from './holdings.ts';
import { PERSONAL_DATA } from './tables.ts';

/**
 * Spanish column names that mean little on their own. The screen does not list these names, but a copy contains their
 * columns.
 */
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

/** Each heading has the Spanish names of its data and the number of rows about the person. */
export function holdingsView(counts: ReadonlyMap<string, number>): Holding[] {
  return Object.entries(HOLDINGS).map(([id, words]) => {
    // A heading's main table is its last table in the declaration. The screen lists the main table's data first.
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
