import { Type } from 'typebox';
import { file, route } from '#features/route.ts';
import { Id } from '#features/schema.ts';
import { CheckInAnswer, CheckInBody, DepartureMessage, Manifest, MessageBody } from './check-in.ts';

const atDeparture = {
  tag: 'Salidas',
  right: 'departures.check_in',
  params: Type.Object({ operatorId: Id, departureId: Id }),
} as const;

export const showManifest = route('GET /api/manage/operators/:operatorId/departures/:departureId/manifest', {
  ...atDeparture,
  id: 'showManifest',
  summary: 'Quiénes vienen a una salida',
  replies: { 200: Manifest },
});

export const downloadManifestPdf = route('GET /api/manage/operators/:operatorId/departures/:departureId/manifest.pdf', {
  ...atDeparture,
  id: 'downloadManifestPdf',
  summary: 'La lista de una salida para imprimir',
  replies: { 200: file('application/pdf') },
});

export const downloadManifestCsv = route('GET /api/manage/operators/:operatorId/departures/:departureId/manifest.csv', {
  ...atDeparture,
  id: 'downloadManifestCsv',
  summary: 'La lista de una salida para una hoja de cálculo',
  replies: { 200: file('text/csv') },
});

export const checkIn = route('POST /api/manage/operators/:operatorId/departures/:departureId/check-in', {
  ...atDeparture,
  id: 'checkIn',
  summary: 'Registra quién llegó, también lo que se leyó sin señal',
  body: CheckInBody,
  replies: { 200: CheckInAnswer },
});

export const sendDepartureMessage = route('POST /api/manage/operators/:operatorId/departures/:departureId/messages', {
  ...atDeparture,
  id: 'sendDepartureMessage',
  right: 'departures.message',
  summary: 'Escribe a todas las personas de una salida',
  body: MessageBody,
  replies: { 200: DepartureMessage },
});
