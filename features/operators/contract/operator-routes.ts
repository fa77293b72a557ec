import { Type } from 'typebox';
import { file, route } from '#features/route.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { OPERATOR_INVITATION_HEADER } from './headers.ts';
import {
  BankAccount,
  ChangeMember,
  ChangeOperator,
  InviteMember,
  ManagedOperator,
  OperatorDocuments,
  OperatorInvitationView,
  OperatorMemberships,
  OperatorTeam,
  RegisterFields,
  RegisterOperator,
} from './managed-operator.ts';
import { DOCUMENT_KINDS } from './operator.ts';

const HOUR_MS = 3_600_000;
const tag = 'Oficina del operador';

const own = { tag, right: 'operator.own' } as const;

export const listOperatorMemberships = route('GET /api/manage/operators/', {
  ...own,
  id: 'listOperatorMemberships',
  summary: 'Los operadores a los que perteneces',
  replies: { 200: OperatorMemberships },
});

export const registerOperator = route('POST /api/manage/operators/', {
  ...own,
  id: 'registerOperator',
  summary: 'Registra un operador como borrador',
  rateLimit: { max: 10, timeWindow: 60_000 },
  body: RegisterOperator,
  replies: { 201: OperatorMemberships },
  errors: ['too_many_operators'],
});

export const showRegisterFields = route('GET /api/manage/operator-register', {
  ...own,
  id: 'showRegisterFields',
  summary: 'Qué datos pide el registro de turismo del país',
  replies: { 200: RegisterFields },
});

export const showOperator = route('GET /api/manage/operators/:operatorId', {
  id: 'showOperator',
  tag,
  summary: 'Un operador tuyo',
  right: 'operator.read',
  params: OperatorParams,
  replies: { 200: ManagedOperator },
  errors: ['operator_not_found'],
});

const owners = { tag, right: 'operator.edit', params: OperatorParams } as const;

export const changeOperator = route('PUT /api/manage/operators/:operatorId', {
  ...owners,
  id: 'changeOperator',
  summary: 'Cambia los datos de un operador',
  body: ChangeOperator,
  replies: { 200: ManagedOperator },
  errors: ['operator_not_found', 'operator_locked'],
});

export const submitOperator = route('POST /api/manage/operators/:operatorId/submit', {
  ...owners,
  id: 'submitOperator',
  summary: 'Envía un operador a la región para que lo verifique',
  replies: { 200: ManagedOperator },
  errors: ['operator_not_found', 'operator_cannot', 'operator_incomplete'],
});

export const changeBank = route('PUT /api/manage/operators/:operatorId/bank', {
  ...owners,
  id: 'changeBank',
  summary: 'Cambia la cuenta en la que el operador cobra; espera antes de usarse y se avisa a todos',
  freshProof: true,
  rateLimit: { max: 10, timeWindow: HOUR_MS },
  body: BankAccount,
  replies: { 200: ManagedOperator },
  errors: ['operator_not_found'],
});

export const stopOwnBankChange = route('POST /api/manage/operators/:operatorId/bank-changes/:changeId/stop', {
  ...owners,
  id: 'stopOwnBankChange',
  summary: 'Detiene un cambio de cuenta que espera; se sigue cobrando en la de antes',
  params: Type.Object({ operatorId: Id, changeId: Id }),
  replies: { 200: ManagedOperator },
  errors: ['operator_not_found', 'bank_change_over'],
});

export const listOperatorDocuments = route('GET /api/manage/operators/:operatorId/documents/', {
  ...owners,
  id: 'listOperatorDocuments',
  summary: 'Documentos del operador',
  replies: { 200: OperatorDocuments },
});

export const uploadOperatorDocument = route('POST /api/manage/operators/:operatorId/documents/', {
  ...owners,
  id: 'uploadOperatorDocument',
  summary: 'Añade la foto o el PDF de un documento; de un PDF se guarda una imagen por página',
  rateLimit: { max: 20, timeWindow: 60_000 },
  bodyLimit: 12_000_000,
  query: Type.Object({
    kind: Type.Enum([...DOCUMENT_KINDS]),
    name: Type.String({ minLength: 1, maxLength: 120 }),
  }),
  body: file('image/jpeg', 'image/png', 'image/webp', 'application/pdf'),
  replies: { 201: OperatorDocuments },
  errors: ['too_many_documents'],
});

const oneDocument = {
  ...owners,
  params: Type.Object({ ...OperatorParams.properties, documentId: Id }),
  errors: ['document_not_found'],
} as const;

export const showOperatorDocument = route('GET /api/manage/operators/:operatorId/documents/:documentId', {
  ...oneDocument,
  id: 'showOperatorDocument',
  summary: 'La foto de un documento (WebP)',
  replies: { 200: file('image/webp') },
});

export const removeOperatorDocument = route('DELETE /api/manage/operators/:operatorId/documents/:documentId', {
  ...oneDocument,
  id: 'removeOperatorDocument',
  summary: 'Quita un documento',
  replies: { 200: OperatorDocuments },
});

export const showOperatorTeam = route('GET /api/manage/operators/:operatorId/team/', {
  ...owners,
  id: 'showOperatorTeam',
  summary: 'El equipo de un operador',
  replies: { 200: OperatorTeam },
});

const oneMember = {
  ...owners,
  freshProof: true,
  params: Type.Object({ operatorId: Id, accountId: Id }),
  errors: ['member_not_found', 'last_owner'],
} as const;

export const changeOperatorMember = route('PUT /api/manage/operators/:operatorId/team/:accountId', {
  ...oneMember,
  id: 'changeOperatorMember',
  summary: 'Cambia el papel de una persona',
  body: ChangeMember,
  replies: { 200: OperatorTeam },
});

export const removeOperatorMember = route('DELETE /api/manage/operators/:operatorId/team/:accountId', {
  ...oneMember,
  id: 'removeOperatorMember',
  summary: 'Quita a una persona del equipo',
  replies: { 204: null },
});

export const inviteOperatorMember = route('POST /api/manage/operators/:operatorId/invitations/', {
  ...owners,
  id: 'inviteOperatorMember',
  summary: 'Invita por correo a una persona al equipo',
  freshProof: true,
  rateLimit: { max: 20, timeWindow: 60_000 },
  body: InviteMember,
  replies: { 201: OperatorTeam },
  errors: ['already_member', 'too_many_emails'],
});

export const withdrawOperatorInvitation = route('DELETE /api/manage/operators/:operatorId/invitations/:invitationId', {
  ...owners,
  id: 'withdrawOperatorInvitation',
  summary: 'Retira una invitación',
  params: Type.Object({ operatorId: Id, invitationId: Id }),
  replies: { 200: OperatorTeam },
  errors: ['operator_invitation_not_found'],
});

const join = {
  tag,
  headers: Type.Object({
    [OPERATOR_INVITATION_HEADER]: Type.String({
      pattern: '^[A-Za-z0-9_-]{43}$',
      description: 'El secreto del enlace',
    }),
  }),
  replies: { 200: OperatorInvitationView },
} as const;

export const showOperatorInvitation = route('POST /api/operator-invitations/show', {
  ...join,
  id: 'showOperatorInvitation',
  summary: 'A qué operador invita un enlace',
  right: 'operator.join',
  errors: ['operator_invitation_not_found', 'operator_invitation_over'],
});

export const acceptOperatorInvitation = route('POST /api/me/operator-invitations/accept', {
  ...join,
  id: 'acceptOperatorInvitation',
  summary: 'Entra al equipo de un operador con la cuenta invitada',
  right: 'account.own',
  errors: [
    'operator_invitation_not_found',
    'operator_invitation_over',
    'operator_invitation_for_another',
    'already_member',
  ],
});
