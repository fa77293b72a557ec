import { OwnedPlaceParams } from '#features/owners/contract/owned-place.ts';
import { file, route } from '#features/route.ts';
import { Figures, FileParams, OwnedFigures, PeriodQuery } from './figures.ts';
import { VisitBody } from './visit.ts';

export const recordVisit = route('POST /api/visits/', {
  id: 'recordVisit',
  tag: 'Cifras',
  summary: 'Cuenta una visita o un toque, sin decir de quién',
  right: 'visits.record',
  rateLimit: { max: 120, timeWindow: 60_000 },
  bodyLimit: 1_024,
  body: VisitBody,
  replies: { 204: null },
});

export const showFigures = route('GET /api/admin/figures/', {
  id: 'showFigures',
  tag: 'Cifras',
  summary: 'Visitas, planes, demanda, ventas y respuestas de la región, con el periodo anterior',
  right: 'figures.read',
  query: PeriodQuery,
  replies: { 200: Figures },
});

export const downloadFigure = route('GET /api/admin/figures/:figure/export.csv', {
  id: 'downloadFigure',
  tag: 'Cifras',
  summary: 'Una cifra como archivo CSV',
  right: 'figures.read',
  params: FileParams,
  query: PeriodQuery,
  replies: { 200: file('text/csv') },
});

export const showOwnedFigures = route('GET /api/manage/companies/:placeId/figures', {
  id: 'showOwnedFigures',
  tag: 'Dueños',
  summary: 'Lo que pasó con un lugar propio en los últimos 30 días, y en los 30 de antes',
  right: 'place.run',
  params: OwnedPlaceParams,
  replies: { 200: OwnedFigures },
});
