import { beforeEach, expect, test } from 'vitest';
import type { PlaceCard } from '#features/places/contract/place.ts';
import { click, show } from '#tests/show.tsx';
import { AddMark } from './add-mark.tsx';
import { clearDraft } from './wish-draft.ts';

beforeEach(() => {
  localStorage.clear();
  clearDraft();
});

test('the mark names the place that it saves, so that the region counts it', async () => {
  const card = { id: 'p1', slug: 'huaca-del-dragon', name: 'Huaca del Dragón' } as PlaceCard;
  const { place: screen } = await show(<AddMark place={card} />);
  const mark = screen.querySelector('button')!;
  expect([mark.dataset.saves, mark.getAttribute('aria-pressed')]).toEqual(['p1', 'false']);
  await click(mark);
  expect(mark.getAttribute('aria-pressed')).toBe('true');
});
