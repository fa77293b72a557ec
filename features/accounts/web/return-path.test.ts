// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepReturnPath, returnPath, takeReturnPath } from './return-path.ts';

const asked = (volver: string) => returnPath(new URLSearchParams({ volver }));

it('accepts paths of this site, with query and fragment', () => {
  expect(asked('/cuenta/seguridad')).toBe('/cuenta/seguridad');
  expect(asked('/viajes/7?dia=2#editar=clave')).toBe('/viajes/7?dia=2#editar=clave');
  expect(returnPath(new URLSearchParams())).toBeNull();
});

it.each([
  'https://malo.example/',
  '//malo.example/',
  '/\\malo.example/',
  '/\t/malo.example/',
  '\\\\malo.example',
  'javascript:alert(1)',
  '/..//malo.example',
  'cuenta',
  '/api/session/sign-out',
])('refuses other targets: %j', (volver) => {
  expect(asked(volver)).toBeNull();
});

it('keeps the target in the tab until it is used', () => {
  keepReturnPath('/invitacion');
  expect(takeReturnPath()).toBe('/invitacion');
  expect(takeReturnPath()).toBeNull();
});

it('forgets an older target, and refuses a stored target outside this site', () => {
  keepReturnPath('/invitacion');
  keepReturnPath(null);
  expect(takeReturnPath()).toBeNull();
  sessionStorage.setItem('way-back', '//malo.example/');
  expect(takeReturnPath()).toBeNull();
});
