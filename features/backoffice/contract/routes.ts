import { Type } from 'typebox';
import { ACCOUNT_STATES } from '#features/accounts/contract/account-states.ts';
import { route } from '#features/route.ts';
import { closed, Id, IdParams, PageQuery } from '#features/schema.ts';
import { FailedJobs } from './failed-jobs.ts';
import { INVITATION_HEADER } from './headers.ts';
import { Overview } from './overview.ts';
import { MovePerson, PeoplePage, PersonDetail, ReasonBody } from './people.ts';
import { ChangeStaff, InviteStaff, OpenedInvitation, Staff } from './staff.ts';
import { ChangeStaffEmails, EndedStaffEmail, EndStaffEmailParams, StaffEmails } from './staff-email.ts';

const tag = 'Administración';

export const showOverview = route('GET /api/admin/overview/', {
  id: 'showOverview',
  tag,
  summary: 'Lo que espera a quien trabaja en la región, con su antigüedad',
  right: 'office.enter',
  replies: { 200: Overview },
});

export const listStaff = route('GET /api/admin/staff/', {
  id: 'listStaff',
  tag,
  summary: 'El equipo de la región y sus invitaciones',
  right: 'staff.read',
  replies: { 200: Staff },
});

const accountId = Type.Object({ accountId: Id });

export const changeStaff = route('PATCH /api/admin/staff/:accountId/', {
  id: 'changeStaff',
  tag,
  summary: 'Cambiar el papel de una persona del equipo',
  right: 'staff.edit',
  freshProof: true,
  params: accountId,
  body: ChangeStaff,
  replies: { 200: Staff },
  errors: ['staff_not_found', 'last_admin'],
});

export const removeStaff = route('DELETE /api/admin/staff/:accountId/', {
  id: 'removeStaff',
  tag,
  summary: 'Quitar a una persona del equipo; su cuenta sigue',
  right: 'staff.edit',
  freshProof: true,
  params: accountId,
  replies: { 200: Staff },
  errors: ['staff_not_found', 'last_admin'],
});

export const inviteStaff = route('POST /api/admin/staff/invitations/', {
  id: 'inviteStaff',
  tag,
  summary: 'Invitar a una persona al equipo por correo',
  right: 'staff.edit',
  freshProof: true,
  body: InviteStaff,
  replies: { 201: Staff },
  errors: ['already_staff', 'too_many_emails'],
});

export const resendStaffInvitation = route('POST /api/admin/staff/invitations/:id/resend', {
  id: 'resendStaffInvitation',
  tag,
  summary: 'Enviar otra vez una invitación, con un enlace nuevo y otros siete días',
  right: 'staff.edit',
  freshProof: true,
  params: IdParams,
  replies: { 200: Staff },
  errors: ['invitation_not_found', 'too_many_emails'],
});

export const withdrawStaffInvitation = route('DELETE /api/admin/staff/invitations/:id/', {
  id: 'withdrawStaffInvitation',
  tag,
  summary: 'Retirar una invitación: su enlace deja de servir',
  right: 'staff.edit',
  params: IdParams,
  replies: { 200: Staff },
  errors: ['invitation_not_found'],
});

const secret = Type.Object({
  [INVITATION_HEADER]: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'El secreto del enlace' }),
});

/** The secret of the link replaces a session. */
export const showStaffInvitation = route('POST /api/staff-invitations/show', {
  id: 'showStaffInvitation',
  tag,
  summary: 'A qué invita un enlace del equipo',
  right: 'staff.join',
  headers: secret,
  replies: { 200: OpenedInvitation },
  errors: ['invitation_not_found', 'invitation_over'],
});

export const acceptStaffInvitation = route('POST /api/me/staff-invitations/accept', {
  id: 'acceptStaffInvitation',
  tag,
  summary: 'Entrar al equipo de la región con la cuenta del correo invitado',
  right: 'account.own',
  headers: secret,
  replies: { 200: OpenedInvitation },
  errors: ['invitation_not_found', 'invitation_over', 'invitation_for_another', 'already_staff'],
});

export const listPeople = route('GET /api/admin/people/', {
  id: 'listPeople',
  tag,
  summary: 'Cuentas, por nombre o correo',
  right: 'people.read',
  query: Type.Object(
    {
      ...PageQuery,
      q: Type.Optional(Type.String({ maxLength: 100, description: 'Parte del nombre o del correo' })),
      state: Type.Optional(Type.Enum(ACCOUNT_STATES.filter((state) => state !== 'erased'))),
    },
    closed,
  ),
  replies: { 200: PeoplePage },
});

export const showPerson = route('GET /api/admin/people/:id/', {
  id: 'showPerson',
  tag,
  summary: 'Una cuenta: su estado, sus sesiones y su historia',
  right: 'people.read',
  params: IdParams,
  replies: { 200: PersonDetail },
  errors: ['person_not_found'],
});

export const movePerson = route('POST /api/admin/people/:id/state', {
  id: 'movePerson',
  tag,
  summary: 'Bloquear, desbloquear o suspender una cuenta, o registrar que pidieron borrarla, con su motivo',
  right: 'people.lock',
  params: IdParams,
  body: MovePerson,
  replies: { 200: PersonDetail },
  errors: [
    'person_not_found',
    'person_is_you',
    'person_is_staff',
    'last_admin',
    'last_admin_leaves',
    'account_action_refused',
  ],
});

export const endPersonSessions = route('POST /api/admin/people/:id/sessions/end', {
  id: 'endPersonSessions',
  tag,
  summary: 'Cerrar todas las sesiones de una cuenta, con su motivo',
  right: 'people.lock',
  params: IdParams,
  body: ReasonBody,
  replies: { 200: PersonDetail },
  errors: ['person_not_found', 'person_is_you', 'person_is_staff'],
});

export const requestFactorRemoval = route('POST /api/admin/people/:id/factor-removal', {
  id: 'requestFactorRemoval',
  tag,
  summary: 'Pedir que se retire el segundo paso de quien lo perdió, con su motivo',
  right: 'people.recover',
  freshProof: true,
  params: IdParams,
  body: ReasonBody,
  replies: { 200: PersonDetail },
  errors: ['person_not_found', 'person_is_you', 'person_not_active', 'factor_not_there', 'factor_removal_waits'],
});

export const cancelFactorRemoval = route('DELETE /api/admin/people/:id/factor-removal', {
  id: 'cancelFactorRemoval',
  tag,
  summary: 'Detener el retiro del segundo paso de una cuenta',
  right: 'people.recover',
  params: IdParams,
  replies: { 200: PersonDetail },
  errors: ['person_not_found', 'factor_removal_over'],
});

export const listFailedJobs = route('GET /api/admin/failed-jobs/', {
  id: 'listFailedJobs',
  tag,
  summary: 'Tareas y correos que no salieron tras su último intento',
  right: 'jobs.retry',
  replies: { 200: FailedJobs },
});

export const retryFailedJob = route('POST /api/admin/failed-jobs/:id/retry', {
  id: 'retryFailedJob',
  tag,
  summary: 'Intentar otra vez una tarea que no salió',
  right: 'jobs.retry',
  params: Type.Object({ id: Type.String({ pattern: '^\\d{1,18}$' }) }),
  replies: { 204: null },
  errors: ['job_not_found'],
});

export const showStaffEmails = route('GET /api/me/staff-emails', {
  id: 'showStaffEmails',
  tag,
  summary: 'Qué correos de la oficina recibes',
  right: 'office.enter',
  replies: { 200: StaffEmails },
});

export const changeStaffEmails = route('PUT /api/me/staff-emails', {
  id: 'changeStaffEmails',
  tag,
  summary: 'Elegir qué correos de la oficina recibes',
  right: 'office.enter',
  body: ChangeStaffEmails,
  replies: { 200: StaffEmails },
});

/** Mail programs send a form to this path (RFC 8058). */
export const endStaffEmail = route('POST /api/staff-emails/end/:key', {
  id: 'endStaffEmail',
  tag,
  summary: 'Dejar de recibir un correo de la oficina, con el enlace del correo',
  right: 'staff.end_email',
  params: EndStaffEmailParams,
  replies: { 200: EndedStaffEmail },
  errors: ['staff_email_link'],
});

/** A mail program without an unsubscribe button opens the same URL in a browser. */
export const openStaffEmailEnd = route('GET /api/staff-emails/end/:key', {
  id: 'openStaffEmailEnd',
  tag,
  summary: 'Lleva a la pantalla para dejar de recibir un correo de la oficina',
  right: 'staff.end_email',
  params: EndStaffEmailParams,
  replies: { 303: null },
});
