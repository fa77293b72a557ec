// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepWayBack, takeWayBack, wayBack } from './way-back.ts';

const asked = (volver: string) => wayBack(new URLSearchParams({ volver }));

it('leads to own paths, with query and fragment', () => {
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
])('leads nowhere else: %j', (volver) => {
  expect(asked(volver)).toBeNull();
});

it('keeps the way back in the tab until it is taken', () => {
  keepWayBack('/invitacion');
  expect(takeWayBack()).toBe('/invitacion');
  expect(takeWayBack()).toBeNull();
});

it('forgets an older way back, and takes none that leads elsewhere', () => {
  keepWayBack('/invitacion');
  keepWayBack(null);
  expect(takeWayBack()).toBeNull();
  sessionStorage.setItem('way-back', '//malo.example/');
  expect(takeWayBack()).toBeNull();
});
