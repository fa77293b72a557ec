import { expect, test } from 'vitest';
import { aboutBooking, contactOf, fieldOf, readSheetAmount, sheetOf } from './sheet-form.ts';

test.each([
  ['120', 2, 12_000],
  ['1 250,50', 2, 125_050],
  ['1,250.50', 2, 125_050],
  ['1.250', 2, 125_000],
  ['80,5', 2, 8050],
  ['80.000', 0, 80_000],
  ['80,5', 0, null],
  ['gratis', 2, null],
])('the typed amount "%s" in a currency with %i decimals is %s in minor units', (text, decimals, minor) => {
  expect(readSheetAmount(text, decimals)).toBe(minor);
});

test('the sheet contains a guardian only if the consumer is a minor', () => {
  const form = {
    kind: 'queja',
    name: ' Ana ',
    documentKind: 'dni',
    documentNumber: '',
    address: '',
    email: 'ana@ejemplo.pe ',
    phone: '',
    minor: false,
    guardianName: 'Nadie',
    guardianDocument: '',
    goodKind: 'service' as const,
    good: '',
    amount: '10',
    detail: 'Tardaron mucho.',
    request: 'Una disculpa.',
  };
  expect(sheetOf(form, 'PEN', 2)).toEqual({
    kind: 'queja',
    consumer: { name: 'Ana', document: null, address: null, email: 'ana@ejemplo.pe', phone: null },
    guardian: null,
    good: null,
    detail: 'Tardaron mucho.',
    request: 'Una disculpa.',
  });
  expect(sheetOf({ ...form, minor: true }, 'PEN', 2).guardian).toEqual({ name: 'Nadie', document: null });
});

test('`fieldOf` finds the form field for an error of the API', () => {
  expect(fieldOf('body.sheet.consumer.document.number')).toBe('documentNumber');
  expect(fieldOf('body.sheet.guardian.document.number')).toBe('guardianDocument');
  expect(fieldOf('body.sheet.good.amount.minor')).toBe('amount');
  expect(fieldOf('body.uuid')).toBeNull();
});

test('`aboutBooking` ignores an invalid booking reference', () => {
  expect(aboutBooking('VR7K2M4QXA', 'Primera ola')).toBe('Reserva VR7K2M4QXA: Primera ola');
  expect(aboutBooking('vr7k2m4qxa', '')).toBe('Reserva VR7K2M4QXA');
  expect(aboutBooking('<b>', 'Primera ola')).toBe('');
  expect(aboutBooking(null, 'Primera ola')).toBe('');
});

test('the contact of a booking fills in the fields of the consumer', () => {
  expect(contactOf({ name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe', phone: '+51 944', pin: 'x' })).toEqual({
    name: 'Lucía Ñopo',
    email: 'lucia@ejemplo.pe',
    phone: '+51 944',
  });
  for (const none of [undefined, null, 'Lucía', { name: 7, email: {} }])
    expect(contactOf(none)).toEqual({ name: '', email: '', phone: '' });
});
