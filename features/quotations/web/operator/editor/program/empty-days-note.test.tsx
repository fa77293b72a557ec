import { expect, test, vi } from 'vitest';
import { lineOf, offerContent } from '#tests/quotations.ts';
import { click, show } from '#tests/show.tsx';
import { EmptyDaysNote } from './empty-days-note.tsx';

const stop = { begin: 540, minutes: 60, place: null, title: 'Chan Chan', note: '', included: true };
const day = (isFull: boolean) => ({ title: 'Día', stops: isFull ? [stop] : [] });
const guide = lineOf({ kind: 'guide', days: 3 });

test('the last step names the empty days before the offer is sent, and leads to them', async () => {
  const onStep = vi.fn();
  const form = offerContent([guide], { days: [day(true), day(false), day(false)] });
  const { place, render } = await show(<EmptyDaysNote form={form} onStep={onStep} />);
  expect(place.textContent).toContain('Los días 2 y 3 están vacíos');
  await click(place.querySelector('button'));
  expect(onStep).toHaveBeenCalledExactlyOnceWith('dias');

  const one = { ...form, days: [day(true), day(false)] };
  await render(<EmptyDaysNote form={one} onStep={onStep} />);
  expect(place.textContent).toContain('El día 2 está vacío');

  await render(<EmptyDaysNote form={{ ...form, days: [day(true)] }} onStep={onStep} />);
  expect(place.textContent).toBe('');
});
