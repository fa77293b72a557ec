import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id } from '#features/schema.ts';
import { OwnedPlaceParams } from './owned-place.ts';
import { ChangePlaceMember, InvitePlaceMember, OwnerSecretHeaders, PlaceInvitationView, PlaceTeam } from './team.ts';

const team = { tag: 'Dueños', right: 'place.team', params: OwnedPlaceParams } as const;
const member = Type.Object({ placeId: Id, accountId: Id });
const invitation = {
  tag: 'Dueños',
  headers: OwnerSecretHeaders,
  rateLimit: { max: 30, timeWindow: 60_000 },
} as const;

export const showPlaceTeam = route('GET /api/manage/companies/:placeId/team/', {
  ...team,
  right: 'place.run',
  id: 'showPlaceTeam',
  summary: 'El equipo de un lugar y sus invitaciones',
  replies: { 200: PlaceTeam },
});

export const invitePlaceMember = route('POST /api/manage/companies/:placeId/team/invitations/', {
  ...team,
  id: 'invitePlaceMember',
  summary: 'Invita por correo a manejar un lugar',
  freshProof: true,
  body: InvitePlaceMember,
  replies: { 201: PlaceTeam },
  errors: ['place_member_already', 'too_many_emails'],
});

export const withdrawPlaceInvitation = route('DELETE /api/manage/companies/:placeId/team/invitations/:invitationId', {
  ...team,
  id: 'withdrawPlaceInvitation',
  summary: 'Retira una invitación',
  params: Type.Object({ placeId: Id, invitationId: Id }),
  replies: { 200: PlaceTeam },
  errors: ['place_invitation_not_found'],
});

export const changePlaceMember = route('PUT /api/manage/companies/:placeId/team/members/:accountId/', {
  ...team,
  id: 'changePlaceMember',
  summary: 'Cambia el papel de una persona; así se pasa un lugar a otra',
  freshProof: true,
  params: member,
  body: ChangePlaceMember,
  replies: { 200: PlaceTeam },
  errors: ['place_member_not_found', 'place_last_owner'],
});

export const removePlaceMember = route('DELETE /api/manage/companies/:placeId/team/members/:accountId/', {
  ...team,
  id: 'removePlaceMember',
  summary: 'Quita a otra persona del equipo de un lugar',
  freshProof: true,
  params: member,
  replies: { 200: PlaceTeam },
  errors: ['place_member_not_found', 'place_last_owner'],
});

export const leavePlace = route('POST /api/manage/companies/:placeId/team/leave', {
  ...team,
  right: 'place.run',
  id: 'leavePlace',
  summary: 'Sale del equipo; si no queda nadie que dirija, la ficha vuelve a estar libre',
  replies: { 204: null },
});

export const showPlaceInvitation = route('GET /api/place-invitations/show', {
  ...invitation,
  right: 'place.join',
  id: 'showPlaceInvitation',
  summary: 'A qué lugar invita un enlace',
  replies: { 200: PlaceInvitationView },
  errors: ['place_invitation_not_found', 'place_invitation_over'],
});

export const acceptPlaceInvitation = route('POST /api/me/place-invitations/accept', {
  ...invitation,
  right: 'claims.own',
  id: 'acceptPlaceInvitation',
  summary: 'Entra al equipo de un lugar',
  replies: { 200: PlaceInvitationView },
  errors: [
    'place_invitation_not_found',
    'place_invitation_over',
    'place_invitation_for_another',
    'place_member_already',
  ],
});
