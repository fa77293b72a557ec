import { expect, test, vi } from 'vitest';
import { show } from '#tests/show.tsx';
import { KeptNote } from './kept-here.tsx';

test('the note of an offline copy leaves it to the page’s line to say that there is no network', async () => {
  const note = <KeptNote at={Date.parse('2026-12-01T15:00Z')} isConfirmed />;
  const away = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { place } = await show(note);
  expect(place.textContent).toMatch(/^\s*Esto se guardó en este teléfono el .+; tu comprobante sirve igual\.$/);
  away.mockReturnValue(true);
  const other = await show(note);
  expect(other.place.textContent).toMatch(/^Sin conexión\. Esto se guardó/);
});
