import { expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import { RatingField } from './rating-field.tsx';

const WORDS = ['Muy mala', 'Mala', 'Regular', 'Buena', 'Excelente'];

test('the stars are radio buttons, and each has a word for its meaning', async () => {
  const choose = vi.fn();
  const { place } = await show(<RatingField label="Trato" words={WORDS} value={2} onChange={choose} />);
  const stars = [...place.querySelectorAll('input')];
  expect(new Set(stars.map(({ name }) => name)).size).toBe(1);
  expect(stars.map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
  expect(place.querySelectorAll('[data-on]')).toHaveLength(2);
  expect(stars[3]?.closest('label')?.textContent).toBe('4 de 5: Buena');
  await click(stars[3]);
  expect(choose).toHaveBeenCalledExactlyOnceWith(4);
});

test('an error describes the group and marks its stars', async () => {
  const { place } = await show(
    <RatingField label="Trato" words={WORDS} value={null} onChange={vi.fn()} error="Elige una nota." small />,
  );
  const note = place.querySelector('fieldset')?.getAttribute('aria-describedby');
  expect(document.getElementById(note!)?.textContent).toBe('Elige una nota.');
  expect(place.querySelectorAll('input[aria-invalid="true"]')).toHaveLength(5);
});
