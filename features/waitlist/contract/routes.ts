import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { IdParams } from '#features/schema.ts';
import { WAITLIST_SECRET_HEADER } from './headers.ts';
import { JoinWaitlist, WaitlistEmailSent, WaitlistEntries, WaitlistEntry, WaitlistParty } from './waitlist.ts';

const tag = 'Lista de espera';

/** The entry's secret or its account opens an entry. A wrong secret gets 404. */
const own = {
  tag,
  right: 'waitlist.own',
  params: IdParams,
  headers: Type.Object({ [WAITLIST_SECRET_HEADER]: Type.Optional(Type.String({ maxLength: 100 })) }),
} as const;

export const joinWaitlist = route('POST /api/waitlist/', {
  id: 'joinWaitlist',
  tag,
  summary: 'Anota un correo en la lista de espera de una salida llena; el correo se confirma con un enlace',
  right: 'waitlist.join',
  bodyLimit: 8_192,
  body: JoinWaitlist,
  replies: { 202: WaitlistEmailSent },
  errors: ['site_does_not_sell', 'waitlist_refused', 'places_free', 'too_many_tries'],
});

export const joinAccountWaitlist = route('POST /api/me/waitlist/', {
  id: 'joinAccountWaitlist',
  tag,
  summary: 'Anota tu cuenta en la lista de espera de una salida llena',
  right: 'account.own',
  bodyLimit: 8_192,
  body: WaitlistParty,
  replies: { 201: WaitlistEntry },
  errors: ['site_does_not_sell', 'waitlist_refused', 'places_free', 'too_many_tries'],
});

export const listAccountWaitlist = route('GET /api/me/waitlist/', {
  id: 'listAccountWaitlist',
  tag,
  summary: 'Las listas de espera de tu cuenta, la última primero',
  right: 'account.own',
  replies: { 200: WaitlistEntries },
});

export const showWaitlistEntry = route('GET /api/waitlist/:id', {
  ...own,
  id: 'showWaitlistEntry',
  summary: 'Tu lugar en una lista de espera, y lo que se te ofrece',
  replies: { 200: WaitlistEntry },
  errors: ['waitlist_entry_not_found'],
});

export const confirmWaitlistEntry = route('POST /api/waitlist/:id/confirm', {
  ...own,
  id: 'confirmWaitlistEntry',
  summary: 'Confirma el correo: desde entonces esperas en la lista',
  replies: { 200: WaitlistEntry },
  errors: ['waitlist_entry_not_found', 'waitlist_entry_over'],
});

export const leaveWaitlist = route('POST /api/waitlist/:id/leave', {
  ...own,
  id: 'leaveWaitlist',
  summary: 'Sale de la lista de espera, y suelta los lugares que se le ofrecían',
  replies: { 200: WaitlistEntry },
  errors: ['waitlist_entry_not_found', 'waitlist_entry_over', 'order_not_payable', 'booking_action_refused'],
});
