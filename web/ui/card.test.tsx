import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { Card } from './card.tsx';

test('a card is rendered as the requested element, with its attributes', async () => {
  const { place } = await show(
    <Card as="section" aria-label="Reserva" strip="var(--day-1)">
      Texto
    </Card>,
  );
  const card = place.querySelector('section');
  expect(card?.getAttribute('aria-label')).toBe('Reserva');
  expect(card?.style.getPropertyValue('--strip')).toBe('var(--day-1)');
});

test('every size and look has its own class', async () => {
  const { place } = await show(
    <>
      <Card />
      <Card size="large" />
      <Card look="paper" />
    </>,
  );
  expect(new Set([...place.children].map(({ className }) => className)).size).toBe(3);
});
