import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { AllowRegionKeys, MadeResellerKey, NewResellerKey, ResellerKeys } from './reseller-key.ts';

const ofOperator = { tag: 'Oficina del operador', right: 'operator.edit', params: OperatorParams } as const;

export const listOperatorKeys = route('GET /api/manage/operators/:operatorId/octo-keys/', {
  ...ofOperator,
  id: 'listOperatorKeys',
  summary: 'Llaves de agencias (OCTO)',
  replies: { 200: ResellerKeys },
});

export const createOperatorKey = route('POST /api/manage/operators/:operatorId/octo-keys/', {
  ...ofOperator,
  id: 'createOperatorKey',
  summary: 'Da a una agencia una llave para vender (OCTO); se muestra una sola vez',
  freshProof: true,
  rateLimit: { max: 20, timeWindow: 60_000 },
  body: NewResellerKey,
  replies: { 201: MadeResellerKey },
});

export const revokeOperatorKey = route('DELETE /api/manage/operators/:operatorId/octo-keys/:keyId', {
  ...ofOperator,
  id: 'revokeOperatorKey',
  summary: 'Retira la llave de una agencia',
  params: Type.Object({ operatorId: Id, keyId: Id }),
  replies: { 200: ResellerKeys },
});

export const allowRegionKeys = route('PUT /api/manage/operators/:operatorId/octo-region', {
  ...ofOperator,
  id: 'allowRegionKeys',
  summary: 'Permite, o no, que las llaves de la región vendan lo del operador',
  freshProof: true,
  body: AllowRegionKeys,
  replies: { 200: ResellerKeys },
});

/** A key of the region sells for every operator that allows the region's keys. */
const ofRegion = { tag: 'Administración', right: 'organisation.edit' } as const;

export const listRegionKeys = route('GET /api/admin/octo-keys/', {
  ...ofRegion,
  id: 'listRegionKeys',
  summary: 'Llaves de la región para agencias (OCTO)',
  replies: { 200: ResellerKeys },
});

export const createRegionKey = route('POST /api/admin/octo-keys/', {
  ...ofRegion,
  id: 'createRegionKey',
  summary: 'Da a una agencia una llave para vender lo de todos los operadores que lo permiten',
  freshProof: true,
  rateLimit: { max: 20, timeWindow: 60_000 },
  body: NewResellerKey,
  replies: { 201: MadeResellerKey },
});

export const revokeRegionKey = route('DELETE /api/admin/octo-keys/:keyId', {
  ...ofRegion,
  id: 'revokeRegionKey',
  summary: 'Retira una llave de la región',
  params: Type.Object({ keyId: Id }),
  replies: { 200: ResellerKeys },
});
