import { expect, test } from 'vitest';
import { sampleTrip } from '#tests/trips.ts';
import { copiedTable, copyAsJson, copyAsPage } from './write-copy.ts';

const facts = { product: 'Descubre', organisation: 'La región', madeAt: new Date(), timeZone: 'America/Lima' };

function rowsOf(table: string, row: object) {
  const tables = [copiedTable(table, [row as Record<string, unknown>])];
  return { page: copyAsPage(facts, tables, []), data: copyAsJson(facts, tables) };
}

test('the page for people writes a trip with Spanish labels, and the file for programs has all of it', () => {
  const trip = sampleTrip();
  trip.days[0]!.stops[0]!.note = 'Llevar <gorro>';
  const { page, data } = rowsOf('trip', { id: 'a', document: trip, state: 'planning' });
  expect(page).toContain('<dt>Lo que pediste</dt>');
  expect(page).toContain('<dt>Hora</dt><dd>09:00</dd>');
  expect(page).toContain('<dt>Ritmo</dt><dd>Equilibrado</dd>');
  expect(page).toContain('Llevar &lt;gorro&gt;');
  expect(page).not.toMatch(/startDate|knownHoursOnly|&quot;/);
  expect(page).toContain('<a href="datos.json">');
  expect(data).toContain('"knownHoursOnly"');
});

test('an object without known members leads to the file for programs', () => {
  const { page } = rowsOf('booking', { answers: { b1a2: 'x' }, items: [{ unitId: 'u', traveller: { name: 'Ana' } }] });
  expect(page).not.toContain('unitId');
  expect(page).toContain('<dt>Viajero</dt><dd><dl><div><dt>Nombre</dt><dd>Ana</dd></div></dl></dd>');
  expect(page).toMatch(/<dt>Lo que respondiste al operador<\/dt><dd>Está en <a href="datos.json">datos.json<\/a>/);
});
