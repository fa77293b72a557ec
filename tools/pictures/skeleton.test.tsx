// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SKELETON } from './skeleton.ts';

test('the tool recognises a screen that still shows placeholder lines', async () => {
  const { place, render } = await show(<Skeleton width="60%" height="20px" />);
  expect(place.querySelector(SKELETON)).not.toBeNull();
  await render(<span aria-hidden="true">·</span>);
  expect(place.querySelector(SKELETON)).toBeNull();
});
