import { route } from '#features/route.ts';
import { IdParams } from '#features/schema.ts';
import { MergeBody, MergeParams, MergePreview, MoveParams } from './merge.ts';
import {
  ChangeFactBody,
  ChangePlaceStateBody,
  CreatePlaceBody,
  PlaceChangeParams,
  RegionPlace,
  RegionPlaces,
  RegionPlacesQuery,
  SettleDifferenceBody,
  TwinPlaces,
  TwinsQuery,
} from './region.ts';
import { SplitBody, SplitOffer } from './split.ts';

const tag = 'Lugares';
const right = 'places.edit';

export const listRegionPlaces = route('GET /api/admin/companies/', {
  id: 'listRegionPlaces',
  tag,
  summary: 'Todos los lugares de la región, con lo que les falta',
  right,
  query: RegionPlacesQuery,
  replies: { 200: RegionPlaces },
});

export const createPlace = route('POST /api/admin/companies/', {
  id: 'createPlace',
  tag,
  summary: 'Agrega un lugar como borrador',
  right,
  body: CreatePlaceBody,
  replies: { 201: RegionPlace },
});

export const findTwinPlaces = route('GET /api/admin/companies/twins/', {
  id: 'findTwinPlaces',
  tag,
  summary: 'Lugares que podrían ser el mismo: cerca, o con un nombre parecido',
  right,
  query: TwinsQuery,
  replies: { 200: TwinPlaces },
});

export const showRegionPlace = route('GET /api/admin/companies/:id/', {
  id: 'showRegionPlace',
  tag,
  summary: 'Un lugar con todos sus datos y sus cambios',
  right,
  params: IdParams,
  replies: { 200: RegionPlace },
  errors: ['company_not_found'],
});

export const changePlaceFact = route('PUT /api/admin/companies/:id/fact', {
  id: 'changePlaceFact',
  tag,
  summary: 'Corrige un dato de un lugar; ninguna importación lo vuelve a cambiar',
  right,
  params: IdParams,
  body: ChangeFactBody,
  replies: { 200: RegionPlace },
  errors: ['company_not_found', 'company_of_operator', 'company_fact_changed'],
});

export const undoPlaceChange = route('POST /api/admin/companies/:id/changes/:changeId/undo', {
  id: 'undoPlaceChange',
  tag,
  summary: 'Deshace un cambio de un dato, sin tocar los demás',
  right,
  params: PlaceChangeParams,
  replies: { 200: RegionPlace },
  errors: ['company_not_found', 'company_of_operator', 'company_change_not_found', 'company_fact_changed'],
});

export const settlePlaceDifference = route('POST /api/admin/companies/:id/differences', {
  id: 'settlePlaceDifference',
  tag,
  summary: 'Elige entre el dato de la región y el que trae la importación',
  right,
  params: IdParams,
  body: SettleDifferenceBody,
  replies: { 200: RegionPlace },
  errors: ['company_not_found', 'company_of_operator', 'company_change_not_found'],
});

export const changePlaceState = route('POST /api/admin/companies/:id/state', {
  id: 'changePlaceState',
  tag,
  summary: 'Publica, pausa, suspende, cierra para siempre o reabre un lugar',
  right,
  params: IdParams,
  body: ChangePlaceStateBody,
  replies: { 200: RegionPlace },
  errors: ['company_not_found', 'company_of_operator', 'company_cannot'],
});

export const previewPlaceMerge = route('GET /api/admin/companies/:id/merge/:otherId', {
  id: 'previewPlaceMerge',
  tag,
  summary: 'Dos lugares lado a lado: qué dato quedaría y qué pasaría de uno al otro',
  right,
  params: MergeParams,
  replies: { 200: MergePreview },
  errors: ['company_not_found', 'company_of_operator', 'company_merged', 'company_cannot'],
});

export const mergePlaces = route('POST /api/admin/companies/:id/merge', {
  id: 'mergePlaces',
  tag,
  summary: 'Fusiona otro lugar con este; las direcciones del otro llevan a este para siempre',
  right,
  params: IdParams,
  body: MergeBody,
  replies: { 200: RegionPlace },
  errors: [
    'company_not_found',
    'company_of_operator',
    'company_merged',
    'company_cannot',
    'company_both_claimed',
    'company_changed_meanwhile',
  ],
});

export const showPlaceParts = route('GET /api/admin/companies/:id/parts', {
  id: 'showPlaceParts',
  tag,
  summary: 'Lo que un lugar nuevo puede llevarse de este: datos, registros, opiniones, fotos y preguntas',
  right,
  params: IdParams,
  replies: { 200: SplitOffer },
  errors: ['company_not_found', 'company_of_operator', 'company_merged'],
});

export const splitPlace = route('POST /api/admin/companies/:id/split', {
  id: 'splitPlace',
  tag,
  summary: 'Divide un lugar que son dos; el nuevo entra como borrador',
  right,
  params: IdParams,
  body: SplitBody,
  replies: { 201: RegionPlace },
  errors: ['company_not_found', 'company_of_operator', 'company_merged', 'company_changed_meanwhile'],
});

export const undoPlaceMove = route('POST /api/admin/companies/:id/moves/:moveId/undo', {
  id: 'undoPlaceMove',
  tag,
  summary: 'Deshace una fusión o una división; lo que llegó después se queda donde está',
  right,
  params: MoveParams,
  replies: { 200: RegionPlace },
  errors: [
    'company_not_found',
    'company_of_operator',
    'company_move_not_found',
    'company_undo_too_late',
    'company_both_claimed',
  ],
});
