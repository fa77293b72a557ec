// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { monthOf, weeksOf } from './month.ts';
import { useDayKeys } from './use-day-keys.ts';

afterEach(() => document.body.replaceChildren());

function Month() {
  const [day, setDay] = useState('2026-12-30');
  const { keys, dayProps } = useDayKeys(day, setDay);
  return (
    <table {...keys}>
      <tbody>
        {weeksOf(monthOf(day)).map((week) => (
          <tr key={week.join()}>
            {week.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven cells.
              <td key={at}>{one && <button type="button" {...dayProps(one)} aria-pressed={one === day} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const stops = () => [...document.querySelectorAll<HTMLElement>('button[tabindex="0"]')].map((one) => one.dataset.day);
const focused = () => (document.activeElement as HTMLElement).dataset.day;
const chosen = () => document.querySelector<HTMLElement>('[aria-pressed="true"]')?.dataset.day;
const press = (key: string) =>
  act(async () => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

test('the Tab key reaches one day, and other keys move the focus', async () => {
  await act(async () => createRoot(document.body.appendChild(document.createElement('div'))).render(<Month />));
  expect(stops()).toEqual(['2026-12-30']);
  act(() => document.querySelector<HTMLElement>('button[tabindex="0"]')!.focus());
  await press('ArrowLeft');
  expect([focused(), stops(), chosen()]).toEqual(['2026-12-29', ['2026-12-29'], '2026-12-30']);
  await press('Home');
  expect(focused()).toBe('2026-12-28');
  await press('ArrowDown');
  expect([focused(), stops(), chosen()]).toEqual(['2027-01-04', ['2027-01-04'], '2027-01-04']);
  await press('PageUp');
  await press('End');
  expect([focused(), stops()]).toEqual(['2026-12-06', ['2026-12-06']]);
  await press('x');
  expect(focused()).toBe('2026-12-06');
});
