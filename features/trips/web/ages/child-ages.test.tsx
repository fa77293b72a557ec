import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { i18n } from '#web/i18n.ts';
import { ChildAges } from './child-ages.tsx';

async function shown(ages: (number | null)[]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const onChange = vi.fn();
  const root = createRoot(place);
  const show = (ages: (number | null)[]) =>
    act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          <ChildAges {...{ ages, onChange }} />
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
  const press = (name: string) =>
    act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click());
  return { place, show, onChange, fieldOf, choose, press };
}
const ALL = 'Edad de todas las personas menores';
const OTHERS = 'Edad de las demás personas menores';
const nth = (place: number) => `Niño o niña ${place}`;
const isOpen = (place: Element) => place.querySelector('details')!.open;

test('with many children, the form asks for one common age', async () => {
  const none = Array.from({ length: 19 }, () => null);
  const { onChange, choose } = await shown(none);
  await choose(ALL, '15');
  expect(onChange).toHaveBeenLastCalledWith(none.map(() => 15));

  const same = await shown(none.map(() => 15));
  expect([same.fieldOf(ALL).value, isOpen(same.place)]).toEqual(['15', false]);
  await same.choose(nth(2), '14');
  expect(same.onChange).toHaveBeenLastCalledWith([15, 14, ...Array.from({ length: 17 }, () => 15)]);

  const other = await shown([15, 14, 15, 15, 15]);
  expect([other.fieldOf(OTHERS).value, isOpen(other.place)]).toEqual(['15', true]);
});

test('changing the common age keeps ages that were edited separately', async () => {
  const { onChange, show, choose } = await shown([15, 15, 15, 15, 15]);
  await choose(nth(2), '14');
  await show(onChange.mock.lastCall![0]);
  await choose(OTHERS, '14');
  await show(onChange.mock.lastCall![0]);
  await choose(OTHERS, '13');
  expect(onChange).toHaveBeenLastCalledWith([13, 14, 13, 13, 13]);
});

test('a child whose age is set back to the common age follows the common age again', async () => {
  const { onChange, show, choose, fieldOf } = await shown([15, 14, 15, 13, 15]);
  await choose(nth(2), '15');
  await show(onChange.mock.lastCall![0]);
  await choose(OTHERS, '16');
  await show(onChange.mock.lastCall![0]);
  expect(onChange).toHaveBeenLastCalledWith([16, 16, 16, 13, 16]);
  await choose(nth(4), '16');
  await show(onChange.mock.lastCall![0]);
  expect(fieldOf(ALL).value).toBe('16');
});

test('if all ages are different, a button enables the field for a common age', async () => {
  const { onChange, show, choose, fieldOf, press } = await shown([3, 5, 7, 9, 11]);
  expect([fieldOf(ALL).disabled, fieldOf(ALL).selectedOptions[0]!.textContent]).toEqual([true, 'Distintas']);
  await press('La misma para todas');
  await show(onChange.mock.lastCall![0]);
  expect(fieldOf(ALL).disabled).toBe(false);
  await choose(ALL, '8');
  expect(onChange).toHaveBeenLastCalledWith([8, 8, 8, 8, 8]);
});

test('an added child has no age', async () => {
  const { onChange, show, choose, fieldOf } = await shown([15, 15, 15, 15, 15]);
  await show([15, 15, 15, 15, 15, null]);
  expect(fieldOf(ALL).value).toBe('');
  await show([15, 15, 15, 12, 15]);
  await choose(OTHERS, '14');
  expect(onChange).toHaveBeenLastCalledWith([14, 14, 14, 12, 14]);
});

test('the list of children stays open if an edit makes all ages equal', async () => {
  const { place, show } = await shown([15, 15, 15, 15, 14]);
  await act(async () => void place.querySelector('details')!.dispatchEvent(new Event('toggle')));
  await show([15, 15, 15, 15, 15]);
  expect(isOpen(place)).toBe(true);
});

test('with few children, the form has one field for the age of each child', async () => {
  const { place } = await shown([8, null]);
  expect([...place.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'Edad del primer niño o niña',
    'Edad del segundo niño o niña',
  ]);
});
