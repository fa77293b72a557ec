import { Type } from 'typebox';
import { file, route } from '#features/route.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { StopBankChange } from './bank-change.ts';
import {
  ActOnOperator,
  RegionOperatorDetail,
  RegionOperators,
  RegionOperatorsQuery,
  SetCommission,
} from './managed-operator.ts';
import { ManagedPlans, ReviewPlan, SubmittedPlan } from './managed-plan.ts';

const review = { tag: 'Operadores', right: 'operators.review' } as const;

export const listRegionOperators = route('GET /api/admin/operators/', {
  ...review,
  id: 'listRegionOperators',
  summary: 'Operadores de la región, primero los que esperan',
  query: RegionOperatorsQuery,
  replies: { 200: RegionOperators },
});

const oneOperator = { ...review, params: OperatorParams, replies: { 200: RegionOperatorDetail } } as const;

export const showRegionOperator = route('GET /api/admin/operators/:operatorId', {
  ...oneOperator,
  id: 'showRegionOperator',
  summary: 'Un operador, con sus documentos y su historia',
  errors: ['operator_not_found'],
});

export const reviewOperator = route('POST /api/admin/operators/:operatorId/act', {
  ...oneOperator,
  id: 'reviewOperator',
  summary: 'Verifica, devuelve, suspende o reanuda un operador',
  body: ActOnOperator,
  errors: ['operator_not_found', 'operator_cannot', 'reason_needed', 'register_over'],
});

export const changeCommission = route('PUT /api/admin/operators/:operatorId/commission', {
  ...oneOperator,
  id: 'changeCommission',
  summary: 'Cambia la comisión de un operador en las ventas por venir',
  right: 'operators.commission',
  freshProof: true,
  body: SetCommission,
  errors: ['operator_not_found'],
});

export const stopOperatorBankChange = route('POST /api/admin/operators/:operatorId/bank-changes/:changeId/stop', {
  ...oneOperator,
  id: 'stopOperatorBankChange',
  summary: 'Detiene un cambio de cuenta de cobro que espera',
  params: Type.Object({ ...OperatorParams.properties, changeId: Id }),
  body: StopBankChange,
  errors: ['operator_not_found', 'bank_change_over'],
});

export const showRegionOperatorDocument = route('GET /api/admin/operators/:operatorId/documents/:documentId', {
  id: 'showRegionOperatorDocument',
  tag: 'Oficina del operador',
  summary: 'La foto de un documento (WebP)',
  right: 'operators.review',
  params: Type.Object({ ...OperatorParams.properties, documentId: Id }),
  replies: { 200: file('image/webp') },
  errors: ['document_not_found'],
});

export const listSubmittedPlans = route('GET /api/admin/plans/', {
  ...review,
  id: 'listSubmittedPlans',
  summary: 'Planes que esperan la aprobación de la región',
  replies: { 200: ManagedPlans },
});

const onePlan = {
  ...review,
  params: Type.Object({ planId: Id }),
  replies: { 200: SubmittedPlan },
} as const;

export const showSubmittedPlan = route('GET /api/admin/plans/:planId', {
  ...onePlan,
  id: 'showSubmittedPlan',
  summary: 'Un plan tal como se envió, lo que se aprobó antes y lo que habla en contra',
  errors: ['plan_not_found'],
});

export const reviewPlan = route('POST /api/admin/plans/:planId/act', {
  ...onePlan,
  id: 'reviewPlan',
  summary: 'Aprueba un plan, pide cambios o lo saca de la venta',
  body: ReviewPlan,
  errors: ['plan_not_found', 'plan_cannot', 'operator_not_verified', 'plan_incomplete', 'reason_needed'],
});
