import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id, IdParams, OperatorParams } from '#features/schema.ts';
import {
  AnnouncementCandidates,
  AnnouncementDetail,
  Announcements,
  AnnouncementsQuery,
  ReceivedAnnouncement,
  ReceivedAnnouncements,
  SendAnnouncement,
  UnreadAnnouncements,
} from './announcement.ts';

const region = { tag: 'Operadores', right: 'operators.announce' } as const;

export const listAnnouncements = route('GET /api/admin/announcements/', {
  ...region,
  id: 'listAnnouncements',
  summary: 'Mensajes de la región a sus operadores, el último primero',
  query: AnnouncementsQuery,
  replies: { 200: Announcements },
});

export const listAnnouncementCandidates = route('GET /api/admin/announcements/candidates', {
  ...region,
  id: 'listAnnouncementCandidates',
  summary: 'Operadores a los que se puede escribir, con los datos para elegirlos',
  replies: { 200: AnnouncementCandidates },
});

export const showAnnouncement = route('GET /api/admin/announcements/:id', {
  ...region,
  id: 'showAnnouncement',
  summary: 'Un mensaje: a quién le llegó, quién lo abrió y qué correos fallaron',
  params: IdParams,
  replies: { 200: AnnouncementDetail },
  errors: ['announcement_not_found'],
});

export const sendAnnouncement = route('POST /api/admin/announcements/', {
  ...region,
  id: 'sendAnnouncement',
  summary: 'Envía un mensaje a operadores, una sola vez',
  freshProof: true,
  rateLimit: { max: 30, timeWindow: 3_600_000 },
  body: SendAnnouncement,
  replies: { 200: AnnouncementDetail },
  errors: ['announcement_recipients_changed', 'too_many_announcements'],
});

const operator = { tag: 'Oficina del operador', right: 'operator.sell' } as const;

export const listReceivedAnnouncements = route('GET /api/manage/operators/:operatorId/announcements/', {
  ...operator,
  id: 'listReceivedAnnouncements',
  summary: 'Mensajes de la región a este operador, el último primero',
  params: OperatorParams,
  query: AnnouncementsQuery,
  replies: { 200: ReceivedAnnouncements },
});

export const countUnreadAnnouncements = route('GET /api/manage/operators/:operatorId/announcements/unread', {
  ...operator,
  id: 'countUnreadAnnouncements',
  summary: 'Cuántos mensajes de la región no abrió quien pregunta',
  params: OperatorParams,
  replies: { 200: UnreadAnnouncements },
});

export const openAnnouncement = route('POST /api/manage/operators/:operatorId/announcements/:announcementId/open', {
  ...operator,
  id: 'openAnnouncement',
  summary: 'Abre un mensaje de la región y anota quién lo leyó y cuándo',
  params: Type.Object({ ...OperatorParams.properties, announcementId: Id }),
  replies: { 200: ReceivedAnnouncement },
  errors: ['announcement_not_found'],
});
