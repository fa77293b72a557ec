// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepReturnPath, returnPath, takeReturnPath } from './return-path.ts';

const asked = (volver: string) => returnPath(new URLSearchParams({ volver }));

it('after signing in, a person returns to any path of this site', () => {
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
])('a path that leads to another site is refused: %j', (volver) => {
  expect(asked(volver)).toBeNull();
});

it('a stored path can be read once', () => {
  keepReturnPath('/invitacion');
  expect(takeReturnPath()).toBe('/invitacion');
  expect(takeReturnPath()).toBeNull();
});

it('only a path of this site is stored', () => {
  keepReturnPath('/invitacion');
  keepReturnPath(null);
  expect(takeReturnPath()).toBeNull();
  sessionStorage.setItem('way-back', '//malo.example/');
  expect(takeReturnPath()).toBeNull();
});
