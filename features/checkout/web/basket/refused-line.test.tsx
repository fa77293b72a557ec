import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { RefusedLine } from './refused-line.tsx';

test('a closed day is not explained by the size of the group', async () => {
  const { place, render } = await show(<RefusedLine reasons={['Una parada cierra.']} isClosed />);
  expect(place.textContent).toBe('Una parada cierra.Elige otro día, o quítalo y sigue con lo demás.');
  await render(<RefusedLine reasons={['No hay lugares.']} isClosed={false} />);
  expect(place.textContent).toContain('menos personas');
});
