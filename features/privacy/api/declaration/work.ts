import { type Declaration, NOTHING, PSEUDONYM, SECRET } from './declare.ts';

const OWN = [{ account: 'account_id' }] as const;
const REGION = 'Es un acto de la región, que responde por él.';

export const WORK: Declaration = {
  company_member: {
    about: OWN,
    holding: 'work',
    plain: 'region_id',
    personal: { company_id: 'Empresa', account_id: 'Cuenta', role: 'Papel', added_at: 'Desde' },
    erased: 'rows',
  },
  operator_member: {
    about: OWN,
    holding: 'work',
    plain: 'region_id',
    personal: { operator_id: 'Operador', account_id: 'Cuenta', role: 'Papel', added_at: 'Desde' },
    erased: 'rows',
  },
  staff: {
    about: OWN,
    holding: 'work',
    plain: 'region_id added_by',
    personal: { account_id: 'Cuenta', role: 'Papel en el equipo', added_at: 'Desde' },
    erased: 'rows',
  },
  staff_email: {
    about: OWN,
    holding: 'work',
    plain: 'region_id notified notified_at summed_week',
    personal: {
      account_id: 'Cuenta',
      at_once: 'Avisos de trabajo nuevo',
      weekly: 'Resumen de los lunes',
      muted: 'Sin aviso',
    },
    erased: 'rows',
  },
  staff_invitation: {
    about: [{ account: 'accepted_by' }, { address: 'email' }],
    holding: 'work',
    plain: 'region_id id invited_by',
    personal: {
      email: 'Correo',
      role: 'Papel en el equipo',
      invited_at: 'Invitación',
      expires_at: 'Vence',
      sent_at: 'Enviada',
      accepted_at: 'Aceptada',
      accepted_by: 'Cuenta',
      withdrawn_at: 'Retirada',
      secret_hash: SECRET,
    },
    erased: 'rows',
  },
  audit_event: {
    about: [
      { account: 'actor_id' },
      { account: 'subject_id', where: { subject_kind: 'account' } },
      { account: 'subject_id', where: { subject_kind: 'staff' } },
    ],
    holding: 'work',
    plain: 'region_id id before after',
    personal: {
      at: 'Cuándo',
      actor_id: 'Quién',
      actor_role: 'Papel',
      action: 'Qué',
      subject_kind: 'Sobre qué',
      subject_id: 'Sobre cuál',
      reason: 'Motivo',
    },
    erased: 'names',
    becomes: { reason: NOTHING },
    kept: {
      at: REGION,
      actor_id: PSEUDONYM,
      actor_role: REGION,
      action: REGION,
      subject_kind: REGION,
      subject_id: PSEUDONYM,
    },
  },
  organisation_setting: {
    about: [{ account: 'changed_by' }],
    holding: 'work',
    plain: 'region_id settings restored_from',
    personal: { version: 'Versión de los ajustes', changed_at: 'Cuándo', changed_by: 'Cambiados por' },
    erased: 'names',
    becomes: {},
    kept: { version: REGION, changed_at: REGION, changed_by: PSEUDONYM },
  },
  closure: {
    about: [{ account: 'created_by' }],
    holding: 'work',
    plain:
      'region_id id kind state version place_id area severity factor starts_on ends_on time_zone source source_url updated_at announced_at ended_at reason',
    personal: { name: 'Cierre', created_at: 'Cuándo', created_by: 'Escrito por' },
    erased: 'names',
    becomes: {},
    kept: { name: REGION, created_at: REGION, created_by: PSEUDONYM },
  },
  itinerary_version: {
    about: [{ account: 'replaced_by' }],
    holding: 'work',
    plain: 'region_id document',
    personal: {
      itinerary_id: 'Itinerario',
      version: 'Versión',
      replaced_at: 'Cambiada',
      replaced_by: 'Cambiada por',
    },
    erased: 'names',
    becomes: {},
    kept: { itinerary_id: REGION, version: REGION, replaced_at: REGION, replaced_by: PSEUDONYM },
  },
};
