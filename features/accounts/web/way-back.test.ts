// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepWayBack, takeWayBack, wayBack } from './way-back.ts';

const asked = (volver: string) => wayBack(new URLSearchParams({ volver }));

it('leads to paths of this site, with query and fragment', () => {
  expect(asked('/cuenta/seguridad')).toBe('/cuenta/seguridad');
  expect(asked('/viajes/7?dia=2#editar=clave')).toBe('/viajes/7?dia=2#editar=clave');
  expect(wayBack(new URLSearchParams())).toBeNull();
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
  keepWayBack('/invitacion');
  expect(takeWayBack()).toBe('/invitacion');
  expect(takeWayBack()).toBeNull();
});

it('forgets an older target, and accepts none that leads elsewhere', () => {
  keepWayBack('/invitacion');
  keepWayBack(null);
  expect(takeWayBack()).toBeNull();
  sessionStorage.setItem('way-back', '//malo.example/');
  expect(takeWayBack()).toBeNull();
});
