// @vitest-environment happy-dom
import { I18nProvider } from '@lingui/react';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { i18n } from '#web/i18n.ts';
import { storage } from '#web/storage.ts';
import { ClockField } from './clock-field.tsx';
import { DateField } from './date-field.tsx';
import { focusRefused } from './focus-refused.ts';
import { useRefusedFields } from './refused-fields.ts';

let root: Root;
let saved: { time: string; day: string };

function Form() {
  const [time, setTime] = useState('09:00');
  const [day, setDay] = useState('2026-08-01');
  saved = { time, day };
  return (
    <form>
      <ClockField label="Hora" value={time} keptAs="oferta/hora" onChange={setTime} />
      <DateField label="Día" value={day} onChange={setDay} />
    </form>
  );
}

beforeEach(open);

function open() {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Form />
      </I18nProvider>,
    ),
  );
}
afterEach(() => {
  act(() => root.unmount());
  for (const key of storage.keys()) storage.remove(key);
});

function type(index: number, text: string) {
  const input = document.querySelectorAll('input')[index]!;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  act(() => {
    setValue.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  return input;
}

test('a typed time is shown on the 24-hour clock, and below the field in words', () => {
  expect(type(0, '3:00 pm').value).toBe('15:00');
  expect(saved.time).toBe('15:00');
  expect(document.body.textContent).toContain('15:00: las 3 de la tarde');
  expect(focusRefused(document)).toBe(false);
});

test('an invalid time stays in the field with an error and blocks saving', () => {
  const input = type(0, '25:00');
  expect([input.value, saved.time, input.getAttribute('aria-invalid')]).toEqual(['25:00', '09:00', 'true']);
  expect(document.getElementById(input.getAttribute('aria-describedby')!)!.textContent).toContain(
    '«25:00» no es una hora',
  );
  expect(focusRefused(document)).toBe(true);
  expect(document.activeElement).toBe(input);
  type(0, '15h');
  expect([saved.time, focusRefused(document)]).toEqual(['15:00', false]);
});

test('an invalid time is restored with its error after leaving the page', () => {
  type(0, '25:00');
  act(() => root.unmount());
  expect(useRefusedFields.getState().count).toBe(0);
  open();
  const input = document.querySelector('input')!;
  expect([input.value, input.getAttribute('aria-invalid'), useRefusedFields.getState().count]).toEqual([
    '25:00',
    'true',
    1,
  ]);
  type(0, '10:00');
  act(() => root.unmount());
  open();
  expect([document.querySelector('input')!.value, useRefusedFields.getState().count]).toEqual(['09:00', 0]);
});

test('an emptied time field shows an error, and 0:00 is described as night', () => {
  type(0, '');
  expect(document.body.textContent).toContain('Falta la hora. Escribe una como 15:30 o 3:30 pm.');
  type(0, '0:00');
  expect(document.body.textContent).toContain('00:00: las 12 de la noche');
});

test('an invalid date stays in the field and blocks saving', () => {
  const input = type(1, '31/02/2026');
  expect([input.value, saved.day, focusRefused(document)]).toEqual(['31/02/2026', '2026-08-01', true]);
  expect(type(1, '28/02/2026').value).toContain('2026');
  expect([saved.day, focusRefused(document)]).toEqual(['2026-02-28', false]);
});
