import { expect, test } from 'vitest';
import { snippetOf } from './embed-snippet.tsx';

test('the copied code cannot leave its attribute', () => {
  const code = snippetOf('https://viaja.test/tarjeta/lugares/huaca?a=1&b=2', 'Huaca "La <Luna>"');
  const holder = document.createElement('div');
  holder.innerHTML = code;
  const [frame, ...others] = holder.children;
  expect(others).toEqual([]);
  expect(frame?.getAttribute('src')).toBe('https://viaja.test/tarjeta/lugares/huaca?a=1&b=2');
  expect(frame?.getAttribute('title')).toBe('Huaca "La <Luna>"');
});
