import { Type } from 'typebox';
import { file, route } from '#features/route.ts';
import { Account, ChangeAccountBody, ChangePasswordBody, Done, EmailBody, LinkSent } from './account.ts';
import { AVATAR_MOST, Avatar } from './avatar.ts';
import { Genders } from './gender.ts';
import { EndedSessions, EndSessionsBody, Sessions } from './session.ts';

const own = { tag: 'Cuenta', right: 'account.own' } as const;
const session = { tag: 'Sesión', right: 'account.own' } as const;

export const listGenders = route('GET /api/genders/', {
  id: 'listGenders',
  tag: 'Personas',
  summary: 'Géneros que se pueden indicar en el perfil (opcional)',
  right: 'region.read',
  kept: 'content',
  replies: { 200: Genders },
});

export const showAccount = route('GET /api/me/account', {
  ...own,
  id: 'showAccount',
  summary: 'Tu cuenta',
  replies: { 200: Account },
});

export const changeAccount = route('PATCH /api/me/account', {
  ...own,
  id: 'changeAccount',
  summary: 'Cambia tu nombre, tu género o tu idioma',
  body: ChangeAccountBody,
  replies: { 200: Account },
});

export const showAvatar = route('GET /api/me/avatar', {
  ...own,
  id: 'showAvatar',
  summary: 'Tu foto',
  replies: { 200: Avatar },
});

export const changeAvatar = route('PUT /api/me/avatar', {
  ...own,
  id: 'changeAvatar',
  summary: 'Cambia tu foto',
  rateLimit: { max: 20, timeWindow: 60_000 },
  bodyLimit: AVATAR_MOST.bytes,
  body: file('image/jpeg', 'image/png', 'image/webp'),
  replies: { 200: Avatar },
});

export const removeAvatar = route('DELETE /api/me/avatar', {
  ...own,
  id: 'removeAvatar',
  summary: 'Quita tu foto',
  replies: { 200: Avatar },
});

export const changePassword = route('POST /api/me/password', {
  ...own,
  id: 'changePassword',
  summary: 'Cambia tu contraseña y cierra tus demás sesiones',
  body: ChangePasswordBody,
  replies: { 200: Done },
  errors: ['password_wrong', 'too_many_tries'],
});

export const requestEmailChange = route('POST /api/me/email', {
  ...own,
  id: 'requestEmailChange',
  summary: 'Pide usar otro correo; un enlace enviado a él lo confirma',
  freshProof: true,
  body: EmailBody,
  replies: { 202: LinkSent },
  errors: ['too_many_tries', 'too_many_emails'],
});

export const listSessions = route('GET /api/me/sessions', {
  ...session,
  id: 'listSessions',
  summary: 'Dónde tienes la sesión abierta',
  replies: { 200: Sessions },
});

export const closeSession = route('DELETE /api/me/sessions/:id', {
  ...session,
  id: 'closeSession',
  summary: 'Cierra una de tus sesiones',
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  replies: { 204: null },
  errors: ['session_not_found'],
});

export const closeSessions = route('POST /api/me/sessions/end', {
  ...session,
  id: 'closeSessions',
  summary: 'Cierra todas tus sesiones, o todas menos esta',
  body: EndSessionsBody,
  replies: { 200: EndedSessions },
});
