import { expect, test } from 'vitest';
import { activeFilters, readFilters, toQuery, writeFilters } from './plan-filters.ts';

test('invalid filters of a URL are left out', () => {
  const search = new URLSearchParams('personas=2&fecha=2026-12-12&dificultad=9&idioma=en&x=1&orden=precio&precio=150');
  const filters = readFilters(search);
  expect(writeFilters(filters).toString()).toBe('fecha=2026-12-12&personas=2&precio=150&idioma=en&orden=precio');
  expect(activeFilters(filters)).toEqual(['fecha', 'personas', 'precio', 'idioma']);
  expect(toQuery(filters, 100)).toEqual({
    date: '2026-12-12',
    party: 2,
    priceTo: 15_000,
    language: 'en',
    sort: 'price',
  });
});

test('a duration becomes a range of minutes', () => {
  expect(toQuery(readFilters([['duracion', 'varios']]), 100)).toEqual({ durationFrom: 901 });
  expect(toQuery(readFilters([['duracion', 'corta']]), 100)).toEqual({ durationTo: 180 });
});

test('tickets for children have a separate filter', () => {
  const filters = readFilters([['ninos', 'si']]);
  expect([writeFilters(filters).toString(), toQuery(filters, 100)]).toEqual(['ninos=si', { children: true }]);
});

test('a day that does not exist is left out', () => {
  expect(readFilters([['fecha', '12/12/2026']]).fecha).toBe('2026-12-12');
  expect(readFilters([['fecha', '31/02/2026']]).fecha).toBe('');
});
