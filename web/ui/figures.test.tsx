import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { Figures } from './figures.tsx';

test('each number is the definition of its label, and a note is part of the label', async () => {
  const { place } = await show(
    <Figures items={[{ key: 'asked', label: 'Preguntas', value: 42, note: 'Sin lo retirado' }]} />,
  );
  expect(place.querySelector('dd')?.textContent).toBe('42');
  expect(place.querySelector('dt')?.textContent).toBe('PreguntasSin lo retirado');
  expect(place.querySelector('dt small')?.textContent).toBe('Sin lo retirado');
});

test('a number with a tone has its own class', async () => {
  const { place } = await show(
    <Figures
      items={[
        { key: 'open', label: 'Por responder', value: 4 },
        { key: 'soon', label: 'Vencen pronto', value: 2, tone: 'caution' },
        { key: 'late', label: 'Vencidos', value: 1, tone: 'stop' },
      ]}
    />,
  );
  expect(new Set([...place.querySelectorAll('dd')].map(({ className }) => className)).size).toBe(3);
});
