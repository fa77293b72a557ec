import { expect, test } from 'vitest';
import { readPartOfReference, readReference } from './read-reference.ts';

test.each([
  ['VR7K2M4QXA', 'VR7K2M4QXA'],
  [' vr7k 2m4q-xa ', 'VR7K2M4QXA'],
  ['VROI 2ML4 UA', 'VR012M14VA'],
  ['RBLO12OI34', 'RB10120134'],
  ['', ''],
])('reads «%s» as %s', (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});

test('a part of a reference is read without look-alike characters', () => {
  expect(readPartOfReference('k2 mo')).toBe('K2M0');
});
