import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { SkeletonList } from './skeleton-list.tsx';

test('screen readers hear that the list is loading, and do not hear its rows', async () => {
  const { place } = await show(<SkeletonList rows={3} height="20px" />);
  expect(place.querySelector('[role="status"]')?.textContent).toBe('Cargando…');
  const rows = [...place.querySelectorAll<HTMLElement>('[aria-hidden="true"]')];
  expect(rows.map(({ style }) => style.height)).toEqual(['20px', '20px', '20px']);
});
