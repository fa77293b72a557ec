import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id } from '#features/schema.ts';
import { ChangeOwnedFact, OwnedPlace, OwnedPlaceParams, OwnPlaces } from './owned-place.ts';
import { ProposeFact } from './proposal.ts';

const run = { tag: 'Dueños', right: 'place.run', params: OwnedPlaceParams } as const;
const missing = ['company_not_found', 'company_of_operator'] as const;

export const listOwnPlaces = route('GET /api/me/companies/', {
  tag: 'Dueños',
  right: 'claims.own',
  id: 'listOwnPlaces',
  summary: 'Los lugares de la persona, y los que pidió',
  replies: { 200: OwnPlaces },
});

export const showOwnedPlace = route('GET /api/manage/companies/:placeId/', {
  ...run,
  id: 'showOwnedPlace',
  summary: 'Un lugar propio, con lo que conviene hacer hoy',
  replies: { 200: OwnedPlace },
  errors: ['company_not_found'],
});

export const changeOwnedFact = route('PUT /api/manage/companies/:placeId/fact', {
  ...run,
  id: 'changeOwnedFact',
  summary:
    'Cambia un dato de un lugar propio, o lo mueve unos metros; se ve al momento y ninguna importación lo cambia',
  body: ChangeOwnedFact,
  replies: { 200: OwnedPlace },
  errors: [...missing, 'company_fact_changed', 'place_disputed', 'place_fact_not_yours', 'place_moved_far'],
});

export const undoOwnedChange = route('POST /api/manage/companies/:placeId/changes/:changeId/undo', {
  ...run,
  id: 'undoOwnedChange',
  summary: 'Deshace un cambio del equipo del lugar',
  params: Type.Object({ placeId: Id, changeId: Id }),
  replies: { 200: OwnedPlace },
  errors: [...missing, 'company_fact_changed', 'company_change_not_found', 'place_disputed'],
});

export const confirmOwnedHours = route('POST /api/manage/companies/:placeId/hours/confirm', {
  ...run,
  id: 'confirmOwnedHours',
  summary: 'Dice que el horario sigue igual; se deshace como cualquier cambio',
  replies: { 200: OwnedPlace },
  errors: [...missing, 'company_cannot', 'place_disputed'],
});

export const proposeFact = route('POST /api/manage/companies/:placeId/proposals/', {
  ...run,
  id: 'proposeFact',
  summary: 'Propone otro nombre, tipo, número de registro o posición; la región lo revisa',
  body: ProposeFact,
  replies: { 201: OwnedPlace },
  errors: [...missing, 'company_fact_changed', 'place_disputed', 'place_fact_not_yours'],
});

export const withdrawProposal = route('POST /api/manage/companies/:placeId/proposals/:proposalId/withdraw', {
  ...run,
  id: 'withdrawProposal',
  summary: 'Retira un cambio que espera a la región',
  params: Type.Object({ placeId: Id, proposalId: Id }),
  replies: { 200: OwnedPlace },
  errors: ['company_not_found', 'proposal_not_found'],
});
