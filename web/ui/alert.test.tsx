import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { Alert } from './alert.tsx';

test('`alert` and `status` are announced to screen readers, and `none` is not', async () => {
  const { place } = await show(
    <>
      <Alert>No se guardó.</Alert>
      <Alert live="status">Guardado.</Alert>
      <Alert live="none">Horario supuesto.</Alert>
    </>,
  );
  expect([...place.children].map((alert) => alert.getAttribute('role'))).toEqual(['alert', 'status', null]);
});

test('an alert shows its title, its text and the next step', async () => {
  const { place } = await show(
    <Alert title="La tarjeta no pasó" action={<button type="button">Otra vez</button>}>
      Tu banco la rechazó.
    </Alert>,
  );
  expect(place.querySelector('b')?.textContent).toBe('La tarjeta no pasó');
  expect(place.textContent).toBe('La tarjeta no pasóTu banco la rechazó.Otra vez');
});

test('every look and every tone has its own class', async () => {
  const looks = ['line', 'note', 'panel'] as const;
  const tones = ['stop', 'caution', 'open', 'plain'] as const;
  const { place } = await show(
    looks.map((look) => tones.map((tone) => <Alert key={look + tone} look={look} tone={tone} live="none" />)),
  );
  expect(new Set([...place.children].map(({ className }) => className)).size).toBe(12);
});
