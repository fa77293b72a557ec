import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { Badge } from './badge.tsx';

test('each tone has its own class', async () => {
  const tones = ['plain', 'good', 'doubt', 'bad'] as const;
  const { place } = await show(
    tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    )),
  );
  expect(place.textContent).toBe(tones.join(''));
  expect(new Set([...place.children].map(({ className }) => className)).size).toBe(4);
});
