import { expect, test } from 'vitest';
import { dataOnly, ownScript } from './trusted-types.ts';

test('ownScript allows only URLs of files of the build', () => {
  const own = 'https://viaja.pe';
  expect(ownScript('/assets/plan-1.js', own)).toBe('https://viaja.pe/assets/plan-1.js');
  expect(ownScript('https://viaja.pe/assets/map.mjs', own)).toBe('https://viaja.pe/assets/map.mjs');
  for (const address of [
    'https://viaja.pe.evil.example/assets/x.js',
    '//evil.example/assets/x.js',
    '/api/companies/',
    '/archivos/x/assets/x.js',
    '/assets/../archivos/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://viaja.pe/2f1c',
    'javascript:alert(1)',
    'http://[',
    '',
  ]) {
    expect(ownScript(address, own), address).toBeNull();
  }
});

test('dataOnly allows only JSON', () => {
  for (const text of ['{"@type":"Museum"}', '[]', '"alert(1)"', 'null']) expect(dataOnly(text)).toBe(text);
  for (const text of ['alert(1)', '{"a":1};alert(1)', '{"a":alert(1)}', '[][0]()', ''])
    expect(dataOnly(text)).toBeNull();
});
