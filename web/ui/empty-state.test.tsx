import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { EmptyState } from './empty-state.tsx';

it('a poster that fails to load is hidden, and a new `picture` is loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (picture: string) =>
    act(async () =>
      root.render(
        <EmptyState picture={picture} title="Sin conexión">
          Revisa tu conexión.
        </EmptyState>,
      ),
    );
  await show('/lejos.svg');
  await act(async () => place.querySelector('img')!.dispatchEvent(new Event('error')));
  expect(place.querySelector('img')).toBeNull();
  expect(place.textContent).toContain('Sin conexión');
  await show('/cerca.svg');
  expect(place.querySelector('img')?.getAttribute('src')).toBe('/cerca.svg');
  await act(async () => root.unmount());
});
