import { expect, test } from 'vitest';
import { maskEmail, maskPhone, searchesOf } from './booking-search.rules.ts';

const kinds = (text: string) => searchesOf(text).map(({ by }) => by);

test('the form of the typed text decides which searches are tried', () => {
  expect(kinds('vr7k 2m4q xa')).toEqual(['reference']);
  expect(kinds('Ana@Example.org')).toEqual(['email']);
  expect(kinds('+51 944 555 121')).toEqual(['reference', 'phone']);
  expect(kinds('Lucía Ñopo')).toEqual(['reference', 'name']);
  expect(kinds('Ana')).toEqual(['name']);
});

test('a text of few digits or only of signs is not searched', () => {
  expect(kinds('12 ')).toEqual([]);
  expect(kinds('%%%')).toEqual([]);
});

test('references are compared without spaces and hyphens', () => {
  expect(searchesOf(' vr7k-2m4q xa ')[0]).toMatchObject({ compact: 'VR7K2M4QXA', value: 'vr7k-2m4q xa' });
});

test('masked contacts keep the email domain and the last three digits', () => {
  expect(maskEmail('ana@example.org')).toBe('a•••@example.org');
  expect(maskPhone('+51 944 555 121')).toBe('••• 121');
});
