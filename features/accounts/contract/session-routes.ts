import { route } from '#features/route.ts';
import { Session } from './session.ts';

const browser = { tag: 'Sesión', right: 'account.enter' } as const;

export const renewSession = route('POST /api/session/renew', {
  ...browser,
  id: 'renewSession',
  summary: 'Renueva el token de la sesión con la cookie del navegador',
  replies: { 200: Session },
});

export const signOut = route('POST /api/session/sign-out', {
  ...browser,
  id: 'signOut',
  summary: 'Cierra la sesión de este navegador',
  replies: { 204: null },
});
