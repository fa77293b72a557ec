import { type Declaration, PSEUDONYM, SECRET } from './declare.ts';

const PLACE = 'Es un dato público de un lugar, no de la persona.';

export const OWNERS: Declaration = {
  company_claim_document: {
    about: [{ of: 'company_claim', by: { claim_id: 'id' } }],
    holding: 'work',
    plain: 'region_id id picture',
    personal: { claim_id: 'Solicitud', name: 'Documento entregado', added_at: 'Cuándo' },
    erased: 'rows',
  },
  company_claim: {
    about: [{ account: 'account_id' }, { address: 'email' }],
    holding: 'work',
    // `decided_by` is an account of staff.
    plain: 'region_id id website disputes code_sent_at decided_by',
    personal: {
      company_id: 'Lugar que pediste',
      account_id: 'Cuenta',
      state: 'Estado',
      proof: 'Prueba',
      email: 'Correo',
      phone: 'Teléfono',
      register_number: 'Número de registro',
      note: 'Lo que escribiste',
      proved_at: 'Probada',
      reason: 'Motivo',
      requested_at: 'Pedida',
      decided_at: 'Decidida',
    },
    erased: 'rows',
  },
  company_invitation: {
    about: [{ account: 'accepted_by' }, { address: 'email' }],
    holding: 'work',
    plain: 'region_id id company_id invited_by',
    personal: {
      email: 'Correo',
      role: 'Papel en el lugar',
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
  company_confirmation: {
    about: [{ account: 'account_id' }],
    holding: 'work',
    plain: 'region_id',
    personal: {
      company_id: 'Lugar cuyo horario te preguntamos',
      account_id: 'Cuenta',
      secret_hash: SECRET,
      sent_at: 'Cuándo',
    },
    erased: 'rows',
  },
  company_report: {
    about: [{ account: 'account_id' }, { address: 'email' }],
    holding: 'contributions',
    // `answered_by` is an account of the region's staff or of the team of the place.
    plain: 'region_id id browser answered_by answered_as',
    personal: {
      company_id: 'Lugar del que avisaste',
      fact: 'Dato',
      words: 'Lo que escribiste',
      account_id: 'Cuenta',
      email: 'Correo',
      state: 'Estado',
      reported_at: 'Cuándo',
      answer: 'Respuesta',
      answered_at: 'Respondido',
    },
    erased: 'rows',
  },
  company_proposal: {
    about: [{ account: 'proposed_by' }],
    holding: 'work',
    plain: 'region_id id company_id base value state proposed_as reason decided_at decided_by',
    personal: { fact: 'Dato de un lugar', proposed_at: 'Cuándo', proposed_by: 'Propuesto por' },
    erased: 'names',
    becomes: {},
    kept: { fact: PLACE, proposed_at: PLACE, proposed_by: PSEUDONYM },
  },
};
