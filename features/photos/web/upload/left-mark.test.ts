// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hasLeftPhotos, markLeftPhotos } from './left-mark.ts';

test('the device remembers the owners whose photos have not been shared', () => {
  const [moon, sun] = [
    { kind: 'company', id: 'luna' },
    { kind: 'company', id: 'sol' },
  ] as const;
  localStorage.setItem('otra-cosa', 'true');
  markLeftPhotos(new Set(['company/luna', 'company/sol']));
  expect([hasLeftPhotos(moon), hasLeftPhotos(sun)]).toEqual([true, true]);
  markLeftPhotos(new Set(['company/sol']));
  expect([hasLeftPhotos(moon), hasLeftPhotos(sun)]).toEqual([false, true]);
  expect(localStorage.getItem('otra-cosa')).toBe('true');
});
