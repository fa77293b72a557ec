import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id, IdParams } from '#features/schema.ts';
import { AnswerReport, FactReports, FactReportsQuery, ReportFact } from './fact-report.ts';
import { OwnedPlaceParams } from './owned-place.ts';

const tag = 'Dueños';

export const reportFact = route('POST /api/place-reports/', {
  tag,
  right: 'places.report',
  id: 'reportFact',
  summary: 'Avisa que un dato de un lugar está mal; con cuenta o sin ella',
  body: ReportFact,
  replies: { 204: null },
  errors: ['company_not_found', 'too_many_tries'],
});

export const listFactReports = route('GET /api/admin/place-reports/', {
  tag,
  right: 'places.edit',
  id: 'listFactReports',
  summary: 'Datos que un viajero dice que están mal; el aviso más antiguo primero',
  query: FactReportsQuery,
  replies: { 200: FactReports },
});

export const answerFactReport = route('POST /api/admin/place-reports/:id/answer', {
  tag,
  right: 'places.edit',
  id: 'answerFactReport',
  summary: 'Responde un aviso: el dato se corrigió o estaba bien',
  params: IdParams,
  body: AnswerReport,
  replies: { 200: FactReports },
  errors: ['fact_report_not_found'],
});

export const listOwnedReports = route('GET /api/manage/companies/:placeId/reports/', {
  tag,
  right: 'place.run',
  id: 'listOwnedReports',
  summary: 'Lo que viajeros dicen que está mal en un lugar propio',
  params: OwnedPlaceParams,
  replies: { 200: FactReports },
});

export const answerOwnedReport = route('POST /api/manage/companies/:placeId/reports/:reportId/answer', {
  tag,
  right: 'place.run',
  id: 'answerOwnedReport',
  summary: 'Responde un aviso sobre un lugar propio',
  params: Type.Object({ placeId: Id, reportId: Id }),
  body: AnswerReport,
  replies: { 200: FactReports },
  errors: ['fact_report_not_found'],
});
