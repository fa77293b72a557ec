import { route } from '#features/route.ts';
import { HoursKeys, HoursKeysQuery, LegsAnswer, LegsBody, PlanningAnswer, PlanningBody } from './planning.ts';

export const planTrip = route('POST /api/planning/', {
  id: 'planTrip',
  tag: 'Viajes',
  summary: 'Arma un viaje día por día según horarios, caminos y gustos',
  right: 'trips.plan',
  rateLimit: { max: 60, timeWindow: 60_000 },
  body: PlanningBody,
  replies: { 200: PlanningAnswer },
  errors: ['planning_busy', 'planning_day_too_short', 'planning_party_too_large', 'planning_place_unknown'],
});

export const findLegs = route('POST /api/planning/legs', {
  id: 'findLegs',
  tag: 'Viajes',
  summary: 'Tiempos de viaje entre lugares y puntos',
  right: 'trips.plan',
  rateLimit: { max: 30, timeWindow: 60_000 },
  body: LegsBody,
  replies: { 200: LegsAnswer },
});

export const listHoursKeys = route('GET /api/planning/hours', {
  id: 'listHoursKeys',
  tag: 'Viajes',
  summary: 'Una huella del horario de cada lugar, por la que un viaje abierto nota un cambio',
  right: 'trips.plan',
  kept: 'content',
  query: HoursKeysQuery,
  replies: { 200: HoursKeys },
});
