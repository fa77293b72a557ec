import { Type } from 'typebox';
import { DELETION_GRACE_DAYS } from '#features/accounts/contract/account-states.ts';
import { file, route } from '#features/route.ts';
import { DecisionsBody, Ledger } from './consent.ts';
import { DataCopy, EraseBody, ErasureRequested, PrivacyOverview } from './privacy.ts';

const own = { tag: 'Privacidad', right: 'account.own' } as const;
const copyParams = Type.Object({ id: Type.String({ maxLength: 40 }) });

export const showPrivacy = route('GET /api/me/privacy', {
  ...own,
  id: 'showPrivacy',
  summary: 'Qué guardamos sobre ti, para qué y hasta cuándo',
  replies: { 200: PrivacyOverview },
});

export const requestDataCopy = route('POST /api/me/data-copies', {
  ...own,
  id: 'requestDataCopy',
  summary: 'Pide una copia de todos tus datos; llega un correo cuando está lista',
  freshProof: true,
  replies: { 202: DataCopy },
  errors: ['copy_too_soon'],
});

export const showDataCopy = route('GET /api/me/data-copies/:id', {
  ...own,
  id: 'showDataCopy',
  summary: 'Cómo va una copia de tus datos',
  params: copyParams,
  replies: { 200: DataCopy },
  errors: ['copy_not_found'],
});

export const downloadDataCopy = route('GET /api/me/data-copies/:id/file', {
  ...own,
  id: 'downloadDataCopy',
  summary: 'El archivo con todos tus datos (ZIP)',
  freshProof: true,
  params: copyParams,
  replies: { 200: file('application/zip') },
  errors: ['copy_not_found', 'copy_over'],
});

export const requestErasure = route('POST /api/me/erasure', {
  ...own,
  id: 'requestErasure',
  summary: `Pide borrar tu cuenta: se cierra ahora y se borra a los ${DELETION_GRACE_DAYS} días`,
  freshProof: true,
  body: EraseBody,
  replies: { 202: ErasureRequested },
  errors: ['last_admin_leaves', 'account_action_refused'],
});

export const listConsents = route('GET /api/me/consents', {
  ...own,
  id: 'listConsents',
  summary: 'Lo que aceptaste y lo que no',
  replies: { 200: Ledger },
});

export const recordConsents = route('POST /api/me/consents', {
  ...own,
  id: 'recordConsents',
  summary: 'Anota decisiones; las que ya estaban cuentan una vez',
  body: DecisionsBody,
  replies: { 200: Ledger },
});
