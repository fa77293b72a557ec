import { expect, test, vi } from 'vitest';
import { showPlace } from '#features/places/contract/routes.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { click } from '#tests/show.tsx';
import { EntranceLines } from './entrance-lines.tsx';

const stop = { begin: 540, minutes: 60, place: 'chan', title: 'Visita', note: '', included: true };
const days = [{ title: 'Día 1', stops: [stop] }];
const museum = { id: 'chan', name: 'Chan Chan', fees: { adult: 1000, currency: 'PEN' }, hours: { class: 'known' } };

async function proposed(includes: string[], place: object = museum) {
  const onChange = vi.fn();
  const shown = await showForOperator(<EntranceLines content={{ days, includes }} onChange={onChange} />, [
    [showPlace, place],
  ]);
  return { shown, onChange };
}

test('a paid entrance of the program is proposed, and one press adds it', async () => {
  const { shown, onChange } = await proposed(['Guía', '']);
  await vi.waitFor(() => expect(shown.textContent).toBe('Entrada a Chan Chan'));
  await click(shown.querySelector('button'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['Guía', 'Entrada a Chan Chan']);
});

test('an entrance that is named already or free is not proposed', async () => {
  expect((await proposed(['Entrada a Chan Chan'])).shown.textContent).toBe('');
  expect((await proposed([], { ...museum, fees: { adult: 0, currency: 'PEN' } })).shown.textContent).toBe('');
});
