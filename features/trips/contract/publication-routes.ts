import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { IdParams } from '#features/schema.ts';
import { EditHeaders, TripParams } from './kept-trip.ts';
import {
  JudgePublicTrip,
  OwnPublication,
  PublicationCase,
  PublicationQuery,
  PublishTripBody,
  RegionTrips,
  RegionTripsQuery,
  ReportPublicTrip,
} from './publication.ts';

const own = { tag: 'Viajes', right: 'trips.edit', params: TripParams, headers: EditHeaders } as const;

export const showPublication = route('GET /api/trips/:id/publication', {
  ...own,
  id: 'showPublication',
  summary: 'Si el viaje es público, y cómo lo verían los demás',
  query: PublicationQuery,
  replies: { 200: OwnPublication },
  errors: ['trip_not_found'],
});

export const publishTrip = route('PUT /api/trips/:id/publication', {
  ...own,
  id: 'publishTrip',
  summary: 'Pide publicar el viaje como está ahora; una persona de la región lo revisa',
  rateLimit: { max: 30, timeWindow: 3_600_000 },
  body: PublishTripBody,
  replies: { 200: OwnPublication },
  errors: ['trip_not_found', 'trip_binned', 'trip_conflict', 'trip_too_empty'],
});

export const unpublishTrip = route('DELETE /api/trips/:id/publication', {
  ...own,
  id: 'unpublishTrip',
  summary: 'Retira el viaje de los públicos, al instante',
  replies: { 200: OwnPublication },
  errors: ['trip_not_found'],
});

export const reportPublicTrip = route('POST /api/public-trips/:id/report', {
  id: 'reportPublicTrip',
  tag: 'Viajes',
  summary: 'Avisa de un viaje público que incumple las reglas',
  right: 'trips.report',
  rateLimit: { max: 20, timeWindow: 3_600_000 },
  params: TripParams,
  body: ReportPublicTrip,
  replies: { 200: Type.Object({ reported: Type.Literal(true) }) },
  errors: ['trip_not_found', 'publication_action_refused'],
});

const region = { tag: 'Viajes', right: 'trips.judge' } as const;

export const listWaitingTrips = route('GET /api/admin/public-trips/', {
  ...region,
  id: 'listWaitingTrips',
  summary: 'Viajes que esperan su revisión o de los que avisaron, lo más antiguo primero, o los últimos publicados',
  query: RegionTripsQuery,
  replies: { 200: RegionTrips },
});

export const judgePublicTrip = route('POST /api/admin/public-trips/:id/judge', {
  ...region,
  id: 'judgePublicTrip',
  summary: 'Publica, rechaza, mantiene o retira un viaje',
  params: IdParams,
  body: JudgePublicTrip,
  replies: { 200: PublicationCase },
  errors: ['publication_not_found', 'publication_action_refused'],
});
