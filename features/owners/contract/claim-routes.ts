import { Type } from 'typebox';
import { file, route } from '#features/route.ts';
import { Id, IdParams, PageQuery } from '#features/schema.ts';
import {
  ClaimWays,
  ClaimWaysQuery,
  DecideClaim,
  OwnClaim,
  ProveClaim,
  RequestClaim,
  WaitingClaim,
  WaitingClaims,
} from './claim.ts';

const own = { tag: 'Dueños', right: 'claims.own' } as const;
const region = { tag: 'Dueños', right: 'claims.decide' } as const;

export const showClaimWays = route('GET /api/me/claims/ways', {
  ...own,
  id: 'showClaimWays',
  summary: 'Con qué se puede probar que un lugar es de la persona',
  query: ClaimWaysQuery,
  replies: { 200: ClaimWays },
  errors: ['company_not_found'],
});

export const requestClaim = route('POST /api/me/claims/', {
  ...own,
  id: 'requestClaim',
  summary: 'Pide la ficha de un lugar; si ya tiene dueño, abre una disputa',
  body: RequestClaim,
  replies: { 201: OwnClaim },
  errors: [
    'company_not_found',
    'claim_not_found',
    'claim_already_open',
    'claim_already_yours',
    'claim_proof_unavailable',
    'claim_email_elsewhere',
    'too_many_tries',
    'too_many_emails',
  ],
});

export const showClaim = route('GET /api/me/claims/:id/', {
  ...own,
  id: 'showClaim',
  summary: 'Una solicitud propia',
  params: IdParams,
  replies: { 200: OwnClaim },
  errors: ['claim_not_found'],
});

export const proveClaim = route('POST /api/me/claims/:id/proof', {
  ...own,
  id: 'proveClaim',
  summary: 'Prueba con el código que llegó por correo o por teléfono',
  params: IdParams,
  body: ProveClaim,
  replies: { 200: OwnClaim },
  errors: ['claim_not_found', 'claim_cannot', 'claim_code_wrong', 'too_many_tries'],
});

export const uploadClaimDocument = route('POST /api/me/claims/:id/documents', {
  ...own,
  id: 'uploadClaimDocument',
  summary: 'Añade la foto o el PDF de un documento; de un PDF se guarda una imagen por página',
  rateLimit: { max: 20, timeWindow: 60_000 },
  bodyLimit: 12_000_000,
  params: IdParams,
  query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }) }),
  body: file('image/jpeg', 'image/png', 'image/webp', 'application/pdf'),
  replies: { 201: OwnClaim },
  errors: ['claim_not_found', 'claim_cannot', 'claim_too_many_documents'],
});

export const withdrawClaim = route('POST /api/me/claims/:id/withdraw', {
  ...own,
  id: 'withdrawClaim',
  summary: 'Retira una solicitud propia',
  params: IdParams,
  replies: { 200: OwnClaim },
  errors: ['claim_not_found', 'claim_cannot'],
});

export const listClaims = route('GET /api/admin/claims/', {
  ...region,
  id: 'listClaims',
  summary: 'Solicitudes de fichas que esperan una decisión; la más antigua primero',
  query: Type.Object(PageQuery, { additionalProperties: false }),
  replies: { 200: WaitingClaims },
});

export const decideClaim = route('POST /api/admin/claims/:id/decision', {
  ...region,
  id: 'decideClaim',
  summary: 'Aprueba o rechaza una solicitud, y con ella una disputa',
  params: IdParams,
  body: DecideClaim,
  replies: { 200: WaitingClaim },
  errors: ['claim_not_found', 'claim_cannot', 'claim_reason_needed', 'company_not_found', 'company_cannot'],
});

export const showClaimDocument = route('GET /api/admin/claims/:id/documents/:documentId/', {
  ...region,
  id: 'showClaimDocument',
  summary: 'La imagen de un documento',
  params: Type.Object({ id: Id, documentId: Id }),
  replies: { 200: file('image/webp') },
  errors: ['claim_document_not_found'],
});
