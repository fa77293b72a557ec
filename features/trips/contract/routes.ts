import { route } from '#features/route.ts';
import { AccountTripsPage, AccountTripsQuery, ClaimTripBody, GatherBody, GatheredPlaces } from './account-trips.ts';
import {
  ChangeTripBody,
  EditHeaders,
  KeepTripBody,
  KeptTrip,
  MoveTripBody,
  PublicTripDetail,
  PublicTripsPage,
  PublicTripsQuery,
  ReadHeaders,
  ShareToken,
  TripKeys,
  TripParams,
} from './kept-trip.ts';

const tag = 'Viajes';

export const keepTrip = route('POST /api/trips/', {
  id: 'keepTrip',
  tag,
  summary: 'Guarda un viaje y entrega sus dos secretos, por única vez',
  right: 'trips.start',
  rateLimit: { max: 120, timeWindow: 60_000 },
  bodyLimit: 262_144,
  body: KeepTripBody,
  replies: { 200: TripKeys, 201: TripKeys },
  errors: ['trip_already_kept'],
});

export const showTrip = route('GET /api/trips/:id', {
  id: 'showTrip',
  tag,
  summary: 'Un viaje guardado, con el secreto para editar o para ver',
  right: 'trips.read',
  params: TripParams,
  headers: ReadHeaders,
  replies: { 200: KeptTrip },
  errors: ['trip_not_found', 'trip_binned'],
});

export const changeTrip = route('PUT /api/trips/:id', {
  id: 'changeTrip',
  tag,
  summary: 'Guarda los cambios de un viaje',
  right: 'trips.edit',
  bodyLimit: 262_144,
  params: TripParams,
  headers: EditHeaders,
  body: ChangeTripBody,
  replies: { 200: KeptTrip },
  errors: ['trip_not_found', 'trip_binned', 'trip_conflict'],
});

export const binTrip = route('DELETE /api/trips/:id', {
  id: 'binTrip',
  tag,
  summary: 'Pone un viaje en la papelera por 30 días',
  right: 'trips.edit',
  params: TripParams,
  headers: EditHeaders,
  replies: { 200: KeptTrip },
  errors: ['trip_not_found', 'trip_action_refused'],
});

export const changeTripState = route('POST /api/trips/:id/move', {
  id: 'changeTripState',
  tag,
  summary: 'Cambia el estado de un viaje',
  right: 'trips.edit',
  params: TripParams,
  headers: EditHeaders,
  body: MoveTripBody,
  replies: { 200: KeptTrip },
  errors: ['trip_not_found', 'trip_action_refused'],
});

export const shareTrip = route('POST /api/trips/:id/share', {
  id: 'shareTrip',
  tag,
  summary: 'El enlace para ver el viaje',
  right: 'trips.edit',
  params: TripParams,
  headers: ReadHeaders,
  replies: { 200: ShareToken },
  errors: ['trip_not_found'],
});

export const rotateTripLinks = route('POST /api/trips/:id/share/rotate', {
  id: 'rotateTripLinks',
  tag,
  summary: 'Cambia los enlaces para ver por uno nuevo',
  right: 'trips.edit',
  params: TripParams,
  headers: ReadHeaders,
  replies: { 200: ShareToken },
  errors: ['trip_not_found'],
});

export const revokeTripLinks = route('POST /api/trips/:id/share/revoke', {
  id: 'revokeTripLinks',
  tag,
  summary: 'Anula los enlaces para ver el viaje',
  right: 'trips.edit',
  params: TripParams,
  headers: ReadHeaders,
  replies: { 204: null },
  errors: ['trip_not_found'],
});

/** The API's requirements name published trips `trip-planned`. */
export const listPublicTrips = route('GET /api/trip-planned/', {
  id: 'listPublicTrips',
  tag,
  summary: 'Viajes públicos por días, mes e interés, los más nuevos primero',
  right: 'trips.list',
  query: PublicTripsQuery,
  replies: { 200: PublicTripsPage },
});

export const showPublicTrip = route('GET /api/trip-planned/:id/', {
  id: 'showPublicTrip',
  tag,
  summary: 'Un viaje público, o uno cualquiera con su secreto',
  right: 'trips.read',
  params: TripParams,
  headers: ReadHeaders,
  replies: { 200: PublicTripDetail },
  errors: ['trip_not_found', 'trip_binned'],
});

export const listAccountTrips = route('GET /api/me/trips', {
  id: 'listAccountTrips',
  tag,
  summary: 'Los viajes de tu cuenta, el último cambio primero',
  right: 'account.own',
  query: AccountTripsQuery,
  replies: { 200: AccountTripsPage },
});

export const claimTrip = route('POST /api/me/trips/claim', {
  id: 'claimTrip',
  tag,
  summary: 'Pasa a tu cuenta un viaje hecho sin ella, con su secreto para editar',
  right: 'account.own',
  headers: EditHeaders,
  body: ClaimTripBody,
  replies: { 200: KeptTrip },
  errors: ['trip_not_found', 'trip_of_another'],
});

export const listGatheredPlaces = route('GET /api/me/gathered-places', {
  id: 'listGatheredPlaces',
  tag,
  summary: 'Los lugares que guardaste para tu próximo viaje',
  right: 'account.own',
  replies: { 200: GatheredPlaces },
});

export const saveGatheredPlaces = route('PUT /api/me/gathered-places', {
  id: 'saveGatheredPlaces',
  tag,
  summary: 'Guarda qué lugares tienes para tu próximo viaje',
  right: 'account.own',
  body: GatherBody,
  replies: { 200: GatheredPlaces },
});
