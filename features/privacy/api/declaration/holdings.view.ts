import type { Holding } from '#features/privacy/contract/privacy.ts';
import { HOLDINGS } from './holdings.ts';
import { PERSONAL_DATA } from './tables.ts';

/** Columns that a person learns nothing from. */
const UNTOLD = new Set(['Cuenta', 'Correo, como se busca', 'Identificador']);

/** The declaration in words, with how many rows of each table are about the person. */
export function holdingsView(counts: ReadonlyMap<string, number>): Holding[] {
  return Object.entries(HOLDINGS).map(([id, words]) => {
    const tables = Object.entries(PERSONAL_DATA).filter(([, it]) => it.about !== 'nobody' && it.holding === id);
    const labels = tables.flatMap(([, it]) => (it.about === 'nobody' ? [] : Object.values(it.personal)));
    const what = new Set(labels.filter((label): label is string => typeof label === 'string' && !UNTOLD.has(label)));
    return { id, ...words, what: [...what], records: tables.reduce((sum, [name]) => sum + (counts.get(name) ?? 0), 0) };
  });
}
