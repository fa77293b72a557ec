import { afterEach, expect, it, vi } from 'vitest';
import { storage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('a stored JSON value is read back, and an absent key is null', () => {
  storage.write('trip', { days: 2 });
  expect(storage.read('trip')).toEqual({ days: 2 });
  storage.write('token', 'abc');
  expect(localStorage.getItem('token')).toBe('"abc"');
  expect(storage.keys().sort()).toEqual(['token', 'trip']);
  storage.remove('trip');
  expect(storage.read('trip')).toBeNull();
});

it('reads text that is not JSON as null', () => {
  localStorage.setItem('odd', '{');
  expect(storage.read('odd')).toBeNull();
});

it('without storage, reading returns null and writing does nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  storage.write('a', 1);
  expect(storage.read('a')).toBeNull();
  expect(storage.keys()).toEqual([]);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  storage.write('a', 1);
  expect(storage.read('a')).toBeNull();
});
