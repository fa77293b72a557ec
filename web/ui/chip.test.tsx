import { expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import { Chip } from './chip.tsx';

test('a chip says whether it is chosen, and shows its count', async () => {
  const pick = vi.fn();
  const { place, render } = await show(
    <Chip pressed={false} count={0} onClick={pick}>
      Playas
    </Chip>,
  );
  const chip = place.querySelector('button');
  expect([chip?.getAttribute('aria-pressed'), chip?.textContent]).toEqual(['false', 'Playas0']);
  await click(chip);
  expect(pick).toHaveBeenCalledOnce();
  await render(<Chip pressed>Playas</Chip>);
  expect(place.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
});

test('a removable chip shows a cross that is hidden from screen readers', async () => {
  const { place } = await show(
    <Chip pressed removes aria-label="Quitar Playas">
      Playas
    </Chip>,
  );
  expect(place.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(place.querySelector('button')?.getAttribute('aria-label')).toBe('Quitar Playas');
});
