import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id } from '#features/schema.ts';
import { CreateNotice, NoticeReach, Notices, PreviewNotice } from './notice.ts';
import { OwnedPlaceParams } from './owned-place.ts';

const run = { tag: 'Dueños', right: 'place.run', params: OwnedPlaceParams } as const;

export const listNotices = route('GET /api/manage/companies/:placeId/notices/', {
  ...run,
  id: 'listNotices',
  summary: 'Los avisos de un lugar propio que siguen en pie',
  replies: { 200: Notices },
});

export const previewNotice = route('POST /api/manage/companies/:placeId/notices/preview', {
  ...run,
  id: 'previewNotice',
  summary: 'A cuántos viajes tocaría un aviso',
  body: PreviewNotice,
  replies: { 200: NoticeReach },
});

export const createNotice = route('POST /api/manage/companies/:placeId/notices/', {
  ...run,
  id: 'createNotice',
  summary: 'Avisa que un lugar cierra, cierra antes o abre después; termina solo',
  body: CreateNotice,
  replies: { 201: Notices },
  errors: ['company_not_found', 'company_of_operator', 'place_disputed', 'notice_over', 'closure_not_found'],
});

export const endNotice = route('POST /api/manage/companies/:placeId/notices/:noticeId/end', {
  ...run,
  id: 'endNotice',
  summary: 'Quita un aviso antes de su último día',
  params: Type.Object({ placeId: Id, noticeId: Id }),
  replies: { 200: Notices },
  errors: ['closure_not_found'],
});
