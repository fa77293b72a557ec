import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id, IdParams } from '#features/schema.ts';
import {
  CreateNotice,
  DecideNotice,
  NoticeReach,
  Notices,
  PreviewNotice,
  RegionNotice,
  RegionNotices,
  RegionNoticesQuery,
} from './notice.ts';
import { OwnedPlaceParams } from './owned-place.ts';

const run = { tag: 'Dueños', right: 'place.run', params: OwnedPlaceParams } as const;
const one = { ...run, params: Type.Object({ placeId: Id, noticeId: Id }) } as const;

export const listNotices = route('GET /api/manage/companies/:placeId/notices/', {
  ...run,
  id: 'listNotices',
  summary: 'Los avisos de un lugar propio que siguen en pie, y los que la región retiró',
  replies: { 200: Notices },
});

export const previewNotice = route('POST /api/manage/companies/:placeId/notices/preview', {
  ...run,
  id: 'previewNotice',
  summary: 'A cuántos viajes llega un aviso',
  body: PreviewNotice,
  replies: { 200: NoticeReach },
});

export const createNotice = route('POST /api/manage/companies/:placeId/notices/', {
  ...run,
  id: 'createNotice',
  summary: 'Avisa con sus palabras, o que un lugar cierra, cierra antes o abre después; termina solo',
  body: CreateNotice,
  replies: { 201: Notices },
  errors: [
    ...(['company_not_found', 'company_of_operator', 'place_disputed', 'notice_over', 'notice_too_many'] as const),
    ...(['closure_not_found', 'notice_not_found'] as const),
  ],
});

export const endNotice = route('POST /api/manage/companies/:placeId/notices/:noticeId/end', {
  ...one,
  id: 'endNotice',
  summary: 'Quita un aviso antes de su último día',
  replies: { 200: Notices },
  errors: ['closure_not_found', 'notice_not_found', 'notice_cannot'],
});

export const resumeNotice = route('POST /api/manage/companies/:placeId/notices/:noticeId/resume', {
  ...one,
  id: 'resumeNotice',
  summary: 'Vuelve a publicar un aviso que su equipo quitó',
  replies: { 200: Notices },
  errors: ['closure_not_found', 'notice_not_found', 'notice_cannot', 'notice_over'],
});

export const listRegionNotices = route('GET /api/admin/place-notices/', {
  tag: 'Dueños',
  right: 'places.edit',
  id: 'listRegionNotices',
  summary: 'Los avisos que publican los lugares; el más nuevo primero',
  query: RegionNoticesQuery,
  replies: { 200: RegionNotices },
});

export const decideNotice = route('POST /api/admin/place-notices/:id/state', {
  tag: 'Dueños',
  right: 'places.edit',
  id: 'decideNotice',
  summary: 'Retira el aviso de un lugar, con un motivo, o lo repone',
  params: IdParams,
  body: DecideNotice,
  replies: { 200: RegionNotice },
  errors: ['notice_not_found', 'notice_cannot', 'claim_reason_needed'],
});
