import { Type } from 'typebox';
import { file, route } from '#features/route.ts';
import { closed, Id, PageQuery } from '#features/schema.ts';
import { ReassignBody } from './quotation-view.ts';
import {
  AnswerEvents,
  AnswerEventsBody,
  AnswerTimes,
  GapEvents,
  GapEventsBody,
  QuarterQuery,
  Reassigned,
  SupplyGap,
  UnansweredPage,
} from './report.ts';

const report = { tag: 'Cotizaciones de la región', right: 'quotations.report' } as const;

export const listUnansweredQuotations = route('GET /api/admin/quotations/unanswered', {
  ...report,
  id: 'listUnansweredQuotations',
  summary: 'Las cotizaciones que nadie respondió a tiempo, las más nuevas primero',
  query: Type.Object(PageQuery, closed),
  replies: { 200: UnansweredPage },
});

export const reassignUnansweredQuotation = route('POST /api/admin/quotations/unanswered/:quotationId/reassign', {
  ...report,
  id: 'reassignUnansweredQuotation',
  summary: 'Pregunta a otros operadores por una cotización sin respuesta',
  right: 'quotations.reassign',
  params: Type.Object({ quotationId: Id }),
  body: ReassignBody,
  replies: { 200: Reassigned },
  errors: ['quotation_not_found', 'quotation_action_refused', 'no_operator_fits'],
});

export const showAnswerTimes = route('GET /api/admin/quotations/answers', {
  ...report,
  id: 'showAnswerTimes',
  summary: 'En cuánto tiempo respondieron los operadores, por mes y por operador',
  query: QuarterQuery,
  replies: { 200: AnswerTimes },
});

export const downloadAnswerTimes = route('GET /api/admin/quotations/answers/export.csv', {
  ...report,
  id: 'downloadAnswerTimes',
  summary: 'Los tiempos de respuesta como archivo CSV',
  query: QuarterQuery,
  replies: { 200: file('text/csv') },
});

export const listAnswerEvents = route('POST /api/admin/quotations/answers/events', {
  ...report,
  id: 'listAnswerEvents',
  summary: 'Los pedidos que hay detrás de una cifra de respuestas',
  body: AnswerEventsBody,
  replies: { 200: AnswerEvents },
});

export const showSupplyGap = route('GET /api/admin/quotations/supply-gap', {
  ...report,
  id: 'showSupplyGap',
  summary: 'Lo que se pidió y nadie ofreció, sin cifras de menos de diez personas',
  query: QuarterQuery,
  replies: { 200: SupplyGap },
});

export const downloadSupplyGap = route('GET /api/admin/quotations/supply-gap/export.csv', {
  ...report,
  id: 'downloadSupplyGap',
  summary: 'Lo que se pidió y nadie ofreció, como archivo CSV',
  query: QuarterQuery,
  replies: { 200: file('text/csv') },
});

export const listSupplyGapEvents = route('POST /api/admin/quotations/supply-gap/events', {
  ...report,
  id: 'listSupplyGapEvents',
  summary: 'Los pedidos que hay detrás de una cifra de lo que nadie ofreció',
  body: GapEventsBody,
  replies: { 200: GapEvents },
  errors: ['figure_hidden'],
});
