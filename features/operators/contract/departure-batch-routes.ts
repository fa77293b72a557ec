import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { ChangeDepartures, DepartureBatch, DepartureBatchPreview, PreviewDepartureBatch } from './departure-batch.ts';

const sellers = { tag: 'Oficina del operador', right: 'operator.sell', params: OperatorParams } as const;

export const previewDepartures = route('POST /api/manage/operators/:operatorId/departure-batches/preview', {
  ...sellers,
  id: 'previewDepartures',
  summary: 'Muestra qué salidas cambiarían juntas, y cuáles no y por qué',
  body: PreviewDepartureBatch,
  replies: { 200: DepartureBatchPreview },
  errors: ['too_many_departures'],
});

export const changeDepartures = route('POST /api/manage/operators/:operatorId/departure-batches/', {
  ...sellers,
  id: 'changeDepartures',
  summary: 'Cierra, reabre o cambia precio, lugares u hora de varias salidas de una vez',
  bodyLimit: 65_536,
  body: ChangeDepartures,
  replies: { 201: DepartureBatch },
  errors: ['departure_not_found', 'batch_repeated_differently'],
});

export const undoDepartureBatch = route('POST /api/manage/operators/:operatorId/departure-batches/:batchId/undo', {
  ...sellers,
  id: 'undoDepartureBatch',
  summary: 'Deshace un cambio de varias salidas, salvo en las que cambiaron o se reservaron después',
  params: Type.Object({ operatorId: Id, batchId: Id }),
  replies: { 200: DepartureBatch },
  errors: ['batch_not_found'],
});
