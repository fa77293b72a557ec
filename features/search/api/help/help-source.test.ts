import { expect, test } from 'vitest';
import { questionOf } from '../question.rules.ts';
import { findTopics } from './help-source.ts';

const labels = (text: string) => findTopics(questionOf(text, [], [])).map(({ label }) => label);

test.each([
  ['mi reserva', 'Mi reserva'],
  ['reclamo', 'Presentar un reclamo'],
  ['mis viajes', 'Mis viajes'],
  ['recuperar contraseña', 'Olvidé mi contraseña'],
  ['reembolsos', 'Cancelaciones y devoluciones'],
  ['cotizaci', 'Pedir una cotización'],
])('%s finds %s first', (text, label) => expect(labels(text)[0]).toBe(label));

test.each(['hoteles', 'pla', 'huaca de la luna', 'reserva ecológica', ''])('%s finds no help', (text) =>
  expect(labels(text)).toEqual([]),
);
