import { Type } from 'typebox';
import { RepeatHeaders } from '#features/repeat-headers.ts';
import { file, route } from '#features/route.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import {
  ActOnDeparture,
  ActOnPlan,
  ChangeDeparture,
  ChangeRule,
  MakeDeparture,
  MakePlan,
  ManagedDeparture,
  ManagedDepartures,
  ManagedDeparturesQuery,
  ManagedOptions,
  ManagedPlanDetail,
  ManagedPlans,
  ManagedResources,
  RuleOutcome,
  SavePlan,
  SaveResource,
  SaveRule,
} from './managed-plan.ts';
import { PlanDetail } from './plan.ts';
import { PlanPicture } from './plan-content.ts';

const sellers = { tag: 'Oficina del operador', right: 'operator.sell', params: OperatorParams } as const;
const onePlan = { ...sellers, params: Type.Object({ operatorId: Id, planId: Id }) } as const;

export const listOperatorPlans = route('GET /api/manage/operators/:operatorId/plans/', {
  ...sellers,
  id: 'listOperatorPlans',
  summary: 'Los planes de un operador',
  replies: { 200: ManagedPlans },
});

export const createPlan = route('POST /api/manage/operators/:operatorId/plans/', {
  ...sellers,
  id: 'createPlan',
  summary: 'Empieza un plan',
  body: MakePlan,
  replies: { 201: ManagedPlanDetail },
  errors: ['operator_not_found'],
});

export const duplicatePlan = route('POST /api/manage/operators/:operatorId/plans/:planId/copies', {
  ...onePlan,
  id: 'duplicatePlan',
  summary: 'Copia un plan: un borrador con sus textos, fotos y tarifas, sin salidas',
  replies: { 201: ManagedPlanDetail },
  errors: ['plan_not_found'],
});

export const previewPlan = route('GET /api/manage/operators/:operatorId/plans/:planId/preview', {
  ...onePlan,
  id: 'previewPlan',
  summary: 'La página de un plan con su última versión, como la verá un viajero',
  replies: { 200: PlanDetail },
  errors: ['plan_not_found'],
});

export const showOperatorPlan = route('GET /api/manage/operators/:operatorId/plans/:planId', {
  ...onePlan,
  id: 'showOperatorPlan',
  summary: 'Un plan, con la versión que se escribe',
  replies: { 200: ManagedPlanDetail },
  errors: ['plan_not_found'],
});

export const changePlan = route('PUT /api/manage/operators/:operatorId/plans/:planId', {
  ...onePlan,
  id: 'changePlan',
  summary: 'Guarda la versión que se escribe',
  body: SavePlan,
  replies: { 200: ManagedPlanDetail },
  errors: ['plan_not_found', 'plan_cannot', 'plan_changed'],
});

export const actOnPlan = route('POST /api/manage/operators/:operatorId/plans/:planId/act', {
  ...onePlan,
  id: 'actOnPlan',
  summary: 'Envía un plan a la región, lo retira de la revisión, lo pausa, lo reanuda o lo retira de la venta',
  body: ActOnPlan,
  replies: { 200: ManagedPlanDetail },
  errors: ['plan_not_found', 'plan_cannot', 'operator_not_verified', 'plan_incomplete'],
});

export const uploadPlanPicture = route('POST /api/manage/operators/:operatorId/plans/:planId/pictures', {
  ...onePlan,
  id: 'uploadPlanPicture',
  summary: 'Sube una foto para un plan',
  rateLimit: { max: 30, timeWindow: 60_000 },
  bodyLimit: 15_000_000,
  query: Type.Object({
    alt: Type.String({ minLength: 1, maxLength: 200, description: 'Qué se ve, para quien no la ve' }),
    credit: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  body: file('image/jpeg', 'image/png', 'image/webp'),
  replies: { 201: PlanPicture },
  errors: ['plan_not_found'],
});

export const changePlanOptions = route('PUT /api/manage/operators/:operatorId/plans/:planId/options', {
  ...onePlan,
  id: 'changePlanOptions',
  summary: 'Guarda las opciones, tarifas y precios de un plan',
  body: ManagedOptions,
  replies: { 200: ManagedOptions },
  errors: ['plan_not_found', 'plan_cannot', 'option_not_found', 'options_changed'],
});

const SAVE_RULE_ERRORS = [
  'plan_not_found',
  'plan_cannot',
  'option_not_found',
  'rule_senseless',
  'resource_not_found',
] as const;

export const addDepartureRule = route('POST /api/manage/operators/:operatorId/plans/:planId/rules/', {
  ...onePlan,
  id: 'addDepartureRule',
  summary: 'Añade una regla de salidas y las crea',
  body: SaveRule,
  replies: { 201: RuleOutcome },
  errors: SAVE_RULE_ERRORS,
});

const oneRule = { ...sellers, params: Type.Object({ operatorId: Id, planId: Id, ruleId: Id }) } as const;

export const changeDepartureRule = route('PUT /api/manage/operators/:operatorId/plans/:planId/rules/:ruleId', {
  ...oneRule,
  id: 'changeDepartureRule',
  summary: 'Cambia una regla; lo que nadie reservó la sigue y conserva lo puesto a mano',
  body: ChangeRule,
  replies: { 200: RuleOutcome },
  errors: [...SAVE_RULE_ERRORS, 'rule_not_found', 'rule_changed'],
});

export const removeDepartureRule = route('DELETE /api/manage/operators/:operatorId/plans/:planId/rules/:ruleId', {
  ...oneRule,
  id: 'removeDepartureRule',
  summary: 'Quita una regla y las salidas que nadie reservó',
  replies: { 200: RuleOutcome },
  errors: ['plan_not_found', 'plan_cannot', 'rule_not_found'],
});

export const listOperatorDepartures = route('GET /api/manage/operators/:operatorId/departures/', {
  ...sellers,
  id: 'listOperatorDepartures',
  summary: 'Salidas de un operador entre dos días',
  right: 'operator.read',
  query: ManagedDeparturesQuery,
  replies: { 200: ManagedDepartures },
  errors: ['operator_not_found'],
});

export const createDeparture = route('POST /api/manage/operators/:operatorId/departures/', {
  ...sellers,
  id: 'createDeparture',
  headers: RepeatHeaders,
  summary: 'Añade una salida a mano',
  body: MakeDeparture,
  replies: { 201: ManagedDeparture },
  errors: [
    'option_not_found',
    'resource_not_found',
    'rule_senseless',
    'departure_past',
    'departure_exists',
    'departure_not_found',
  ],
});

const oneDeparture = { ...sellers, params: Type.Object({ operatorId: Id, departureId: Id }) } as const;

export const changeDeparture = route('PUT /api/manage/operators/:operatorId/departures/:departureId', {
  ...oneDeparture,
  id: 'changeDeparture',
  summary: 'Cambia la capacidad, los precios, el guía o el vehículo de una salida',
  body: ChangeDeparture,
  replies: { 200: ManagedDeparture },
  errors: [
    'departure_not_found',
    'departure_cannot',
    'capacity_below_taken',
    'departure_changed',
    'resource_not_found',
    'resource_busy',
  ],
});

export const actOnDeparture = route('POST /api/manage/operators/:operatorId/departures/:departureId/act', {
  ...oneDeparture,
  id: 'actOnDeparture',
  summary: 'Garantiza, cierra o reabre una salida',
  body: ActOnDeparture,
  replies: { 200: ManagedDeparture },
  errors: ['departure_not_found', 'departure_cannot'],
});

export const listResources = route('GET /api/manage/operators/:operatorId/resources/', {
  ...sellers,
  id: 'listResources',
  summary: 'Guías, vehículos y equipo que comparten las salidas',
  replies: { 200: ManagedResources },
});

export const addResource = route('POST /api/manage/operators/:operatorId/resources/', {
  ...sellers,
  id: 'addResource',
  summary: 'Añade un recurso',
  body: SaveResource,
  replies: { 201: ManagedResources },
});

const oneResource = {
  ...sellers,
  params: Type.Object({ operatorId: Id, resourceId: Id }),
  errors: ['resource_not_found'],
} as const;

export const changeResource = route('PUT /api/manage/operators/:operatorId/resources/:resourceId', {
  ...oneResource,
  id: 'changeResource',
  summary: 'Cambia un recurso',
  body: SaveResource,
  replies: { 200: ManagedResources },
});

export const removeResource = route('DELETE /api/manage/operators/:operatorId/resources/:resourceId', {
  ...oneResource,
  id: 'removeResource',
  summary: 'Deja de usar un recurso; las salidas siguen sin él',
  replies: { 200: ManagedResources },
});
