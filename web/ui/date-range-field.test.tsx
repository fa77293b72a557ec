import { expect, test, vi } from 'vitest';
import { show, type } from '#tests/show.tsx';
import { DateRangeField, type DayRange } from './date-range-field.tsx';

const LABELS = ['Desde', 'Hasta'] as const;

async function shown(value: DayRange, more: { clearable?: boolean; min?: string; hints?: [string, string] } = {}) {
  const onChange = vi.fn<(range: DayRange) => void>();
  const { place } = await show(<DateRangeField labels={LABELS} value={value} onChange={onChange} {...more} />);
  const [from, to] = [...place.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  return { place, onChange, from, to };
}

test('a first day that is after the last day moves the last day', async () => {
  const { from, onChange } = await shown({ from: '2026-12-05', to: '2026-12-08' });
  await type(from, '10/12/2026', true);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-12-10', to: '2026-12-10' });
});

test('a last day that is before the first day is refused', async () => {
  const { place, to, onChange } = await shown({ from: '2026-12-05', to: null });
  await type(to, '01/12/2026', true);
  expect(onChange).not.toHaveBeenCalled();
  expect(to.getAttribute('aria-invalid')).toBe('true');
  expect(place.textContent).toContain('05/12/2026');
});

test('both days can be emptied only with `clearable`', async () => {
  const clearable = await shown({ from: '2026-12-05', to: '2026-12-08' }, { clearable: true });
  await type(clearable.to, '', true);
  expect(clearable.onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-12-05', to: null });
  const fixed = await shown({ from: '2026-12-05', to: '2026-12-08' });
  await type(fixed.to, '', true);
  expect(fixed.onChange).not.toHaveBeenCalled();
});

test('the first and the last day have different hints', async () => {
  const { from, to } = await shown({ from: null, to: null }, { hints: ['Vacío: desde ya', 'Vacío: sin final'] });
  const hintOf = (field: HTMLInputElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(hintOf(from)).toBe('Vacío: desde ya');
  expect(hintOf(to)).toBe('Vacío: sin final');
});
