import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id } from '#features/schema.ts';
import { CalledOff, CalledOffQuery } from './called-off.ts';
import { OperatorsList } from './operator.ts';
import {
  AvailabilityCalendar,
  AvailabilityQuery,
  DayDepartures,
  DeparturesQuery,
  PlanDetail,
  PlansPage,
  PlansQuery,
  Program,
  ProgramsPage,
  ProgramsQuery,
} from './plan.ts';
import { SellingTerms } from './selling-terms.ts';

/** The requirements prescribe paths such as `/api/touroperator-plans/` for plans (`docs/kept-names.md`). */
const onSale = { tag: 'Planes', right: 'plans.read' } as const;
const onePlan = {
  ...onSale,
  params: Type.Object({ idOrSlug: Type.String({ minLength: 1, maxLength: 120 }) }),
  errors: ['plan_not_found'],
} as const;
const planById = { ...onSale, params: Type.Object({ planId: Id }), errors: ['plan_not_found'] } as const;

export const listOperators = route('GET /api/operators/', {
  ...onSale,
  kept: 'content',
  id: 'listOperators',
  summary: 'Los operadores que venden en la región',
  replies: { 200: OperatorsList },
});

export const listPlans = route('GET /api/touroperator-plans/', {
  ...onSale,
  kept: 'departures',
  keptUnless: ['date', 'party'],
  id: 'listPlans',
  summary: 'Planes a la venta, con búsqueda, filtros y páginas',
  query: PlansQuery,
  replies: { 200: PlansPage },
});

export const showPlan = route('GET /api/touroperator-plans/:idOrSlug/', {
  ...onePlan,
  kept: 'departures',
  id: 'showPlan',
  summary: 'Un plan con su programa, opciones, precios y política',
  replies: { 200: PlanDetail },
});

export const showSellingTerms = route('GET /api/selling-terms/', {
  ...onSale,
  kept: 'content',
  id: 'showSellingTerms',
  summary: 'Lo que cuesta vender en la región, cuándo se cobra y qué se pide',
  replies: { 200: SellingTerms },
});

export const listPrograms = route('GET /api/touroperator-programs/', {
  ...onSale,
  kept: 'content',
  id: 'listPrograms',
  summary: 'Programas por día de los planes a la venta, con sus lugares',
  query: ProgramsQuery,
  replies: { 200: ProgramsPage },
});

export const showProgram = route('GET /api/touroperator-programs/:idOrSlug/', {
  ...onePlan,
  kept: 'content',
  id: 'showProgram',
  summary: 'El programa por día de un plan',
  replies: { 200: Program },
});

export const showAvailability = route('GET /api/availability/:planId', {
  ...planById,
  id: 'showAvailability',
  summary: 'Calendario de un plan: lugares y precios por día',
  query: AvailabilityQuery,
  replies: { 200: AvailabilityCalendar },
});

export const showDayDepartures = route('GET /api/availability/:planId/departures', {
  ...planById,
  id: 'showDayDepartures',
  summary: 'Salidas de un día, con el total para quienes van',
  query: DeparturesQuery,
  replies: { 200: DayDepartures },
});

export const showCalledOff = route('GET /api/availability/called-off', {
  ...onSale,
  id: 'showCalledOff',
  summary: 'Cuáles de estas salidas se cancelaron, y por qué',
  query: CalledOffQuery,
  replies: { 200: CalledOff },
});
