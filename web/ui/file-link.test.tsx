import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { FileLink } from './file-link.tsx';

test('the text names a file input that the keyboard can reach', async () => {
  const { place } = await show(
    <FileLink accept="image/png" multiple>
      Agregar fotos
    </FileLink>,
  );
  const input = place.querySelector('input');
  expect([input?.type, input?.accept, input?.multiple]).toEqual(['file', 'image/png', true]);
  expect(input?.labels?.[0]?.textContent).toBe('Agregar fotos');
  expect(input?.hidden).toBe(false);
});
