import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { i18n } from '#web/i18n.ts';
import { ChildAges } from './child-ages.tsx';

/** The fields for these ages; what is chosen there comes back. */
async function shown(ages: (number | null)[]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const onChange = vi.fn();
  const root = createRoot(place);
  const show = (ages: (number | null)[]) =>
    act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          <ChildAges className="ages" {...{ ages, onChange }} />
        </I18nProvider>,
      ),
    );
  await show(ages);
  const fieldOf = (label: string) => {
    const { htmlFor } = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label)!;
    return [...place.querySelectorAll('select')].find(({ id }) => id === htmlFor)!;
  };
  const choose = (label: string, age: string) =>
    act(async () => {
      const field = fieldOf(label);
      field.value = age;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { place, show, onChange, fieldOf, choose };
}
const ALL = 'Edad de todas las personas menores';
const isOpen = (place: Element) => place.querySelector('details')!.open;

test('a school class tells one age for all, and each can have another', async () => {
  const none = Array.from({ length: 19 }, () => null);
  const { onChange, choose } = await shown(none);
  await choose(ALL, '15');
  expect(onChange).toHaveBeenLastCalledWith(none.map(() => 15));

  const same = await shown(none.map(() => 15));
  expect([same.fieldOf(ALL).value, isOpen(same.place)]).toEqual(['15', false]);
  await same.choose('Edad de la 2.ª persona menor', '14');
  expect(same.onChange).toHaveBeenLastCalledWith([15, 14, ...Array.from({ length: 17 }, () => 15)]);

  const other = await shown([15, 14, 15, 15, 15]);
  expect([other.fieldOf(ALL).selectedOptions[0]!.textContent, isOpen(other.place)]).toEqual(['Distintas', true]);
});

test('whoever tells them one by one keeps the place when the last makes them alike', async () => {
  const { place, show } = await shown([15, 15, 15, 15, 14]);
  await act(async () => void place.querySelector('details')!.dispatchEvent(new Event('toggle')));
  await show([15, 15, 15, 15, 15]);
  expect(isOpen(place)).toBe(true);
});

test('of a family each age is asked for', async () => {
  const { place } = await shown([8, null]);
  expect([...place.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'Edad de la 1.ª persona menor',
    'Edad de la 2.ª persona menor',
  ]);
});
