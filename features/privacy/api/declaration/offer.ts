import { type Declaration, PSEUDONYM, SECRET, withoutNames } from './declare.ts';

const OPERATOR = 'Es un acto del operador, que responde por él.';

const act = (subject: string, who: string) => ({ [subject]: OPERATOR, [who]: PSEUDONYM });

export const OFFER: Declaration = {
  operator: {
    about: 'nobody',
    plain: `region_id id slug name state company_id fictional legal bank_sealed profile commission_bps region_keys_from_bps zone register_until submitted_at
      review_note changed_at created_at`,
  },
  plan: {
    about: 'nobody',
    plain: `region_id id operator_id slug state revision options_revision draft_version sold_version approved_offer availability_type confirmation pricing_per adventure currency title
      summary category duration_minutes difficulty languages accessible price_from words review submitted_at review_note
      made_for_offer changed_at created_at`,
  },
  plan_option: {
    about: 'nobody',
    plain: `region_id id plan_id position name language duration_minutes cutoff_minutes capacity minimum_group minimum_outcome
      minimum_decided_hours min_units max_units private deposit_bps balance_days units prices retired_at`,
  },
  resource: { about: 'nobody', plain: 'region_id id operator_id kind name counts capacity shown retired_at' },
  departure_rule: { about: 'nobody', plain: 'region_id id option_id rule revision made_until changed_at' },
  departure: {
    about: 'nobody',
    plain: `region_id id operator_id plan_id option_id rule_id local_date local_time starts_at ends_at cutoff_at state cancelled_for capacity
      capacity_by_hand taken shares resources_by_hand opening_hours prices changed_at choice_until days_in_row moved_from
      waiting_parties waiting_people waiting_least`,
  },
  departure_batch: {
    about: [{ account: 'made_by' }],
    holding: 'work',
    plain: 'region_id id operator_id changed',
    personal: {
      change: 'Qué cambiaste en varias salidas',
      made_by: 'Quién lo hizo',
      made_at: 'Cuándo',
      undone_at: 'Deshecho',
    },
    erased: 'names',
    becomes: {},
    kept: { change: OPERATOR, made_by: PSEUDONYM, made_at: OPERATOR, undone_at: OPERATOR },
  },
  departure_resource: { about: 'nobody', plain: 'region_id departure_id resource_id' },
  resource_claim: { about: 'nobody', plain: 'region_id resource_id departure_id during places' },
  card_event: {
    about: 'nobody',
    plain: 'provider event_id region_id kind provider_payment_id received_at settled_at',
  },
  payable: {
    about: 'nobody',
    plain: `region_id entry booking_id operator_id order_id currency amount commission state accrued_at releasable_at
      payout_id`,
  },
  payout: {
    about: 'nobody',
    plain: `region_id id batch_id reference operator_id currency amount state account_sealed account_ending made_at
      changed_at`,
  },
  commission_invoice: {
    about: 'nobody',
    plain: 'region_id id number operator_id currency amount state payout_id issued_at changed_at due_on reminded_at',
  },
  commission_invoice_line: { about: 'nobody', plain: 'region_id invoice_id entry amount' },
  payout_line: { about: 'nobody', plain: 'region_id payout_id entry amount' },
  card_settlement: { about: 'nobody', plain: 'region_id provider id currency amount state arrives_at read_at' },
  // `payment_id` is a number in the ledger and names no person.
  card_settlement_line: {
    about: 'nobody',
    plain: 'region_id provider settlement_id line kind payment_id amount fee trouble',
  },
  instalment_notice: { about: 'nobody', plain: 'region_id order_id instalment kind at' },

  operator_event: {
    about: [{ account: 'actor_id' }],
    holding: 'work',
    plain: 'region_id id from_state to_state',
    personal: { operator_id: 'Operador', at: 'Cuándo', action: 'Qué', actor_id: 'Quién', reason: 'Motivo' },
    erased: 'names',
    becomes: { reason: withoutNames },
    kept: { ...act('operator_id', 'actor_id'), at: OPERATOR, action: OPERATOR },
  },
  operator_bank_change: {
    about: [{ account: 'asked_by' }, { account: 'decided_by' }],
    holding: 'work',
    plain: 'region_id id state account_sealed bank ending due_at',
    personal: {
      operator_id: 'Operador',
      asked_at: 'Cuándo',
      asked_by: 'Quién lo pidió',
      decided_at: 'Cuándo se decidió',
      decided_by: 'Quién lo decidió',
      reason: 'Motivo',
    },
    erased: 'names',
    becomes: { reason: withoutNames },
    kept: {
      ...act('operator_id', 'asked_by'),
      decided_by: PSEUDONYM,
      asked_at: OPERATOR,
      decided_at: OPERATOR,
    },
  },
  operator_invitation: {
    about: [{ account: 'accepted_by' }, { address: 'email' }],
    holding: 'work',
    plain: 'region_id id operator_id invited_by',
    personal: {
      email: 'Correo',
      role: 'Papel en el operador',
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
  reseller_key: {
    about: [{ account: 'made_by' }, { account: 'revoked_by' }],
    holding: 'work',
    plain: 'region_id id reseller mode net_bps hash hint last_used_at',
    personal: {
      operator_id: 'Operador',
      made_by: 'Quién dio una llave',
      made_at: 'Llave dada',
      revoked_by: 'Quién la retiró',
      revoked_at: 'Llave retirada',
    },
    erased: 'names',
    becomes: {},
    kept: { ...act('operator_id', 'made_by'), revoked_by: PSEUDONYM, made_at: OPERATOR, revoked_at: OPERATOR },
  },
  operator_document: {
    about: [{ account: 'added_by' }],
    holding: 'work',
    plain: 'region_id id kind name picture width height',
    personal: { operator_id: 'Operador', added_by: 'Quién', added_at: 'Documento entregado' },
    erased: 'names',
    becomes: {},
    kept: { ...act('operator_id', 'added_by'), added_at: OPERATOR },
  },
  plan_event: {
    about: [{ account: 'actor_id' }],
    holding: 'work',
    plain: 'region_id id from_state to_state',
    personal: { plan_id: 'Plan', at: 'Cuándo', action: 'Qué', actor_id: 'Quién', reason: 'Motivo' },
    erased: 'names',
    becomes: { reason: withoutNames },
    kept: { ...act('plan_id', 'actor_id'), at: OPERATOR, action: OPERATOR },
  },
  plan_closure: {
    about: [{ account: 'answered_by' }],
    holding: 'work',
    plain:
      'region_id closure_id operator_id dates stops asked_at due_at reminded_at notified_at notified_people changed_at',
    personal: {
      plan_id: 'Plan',
      state: 'Cómo va',
      answer: 'Cómo sale con el cierre',
      instead: 'Qué se visita en su lugar',
      note: 'Aviso a sus viajeros',
      answered_at: 'Cuándo',
      answered_by: 'Quién',
    },
    erased: 'names',
    becomes: { note: withoutNames, instead: withoutNames },
    kept: { ...act('plan_id', 'answered_by'), state: OPERATOR, answer: OPERATOR, answered_at: OPERATOR },
  },
  plan_version: {
    about: [{ account: 'made_by' }],
    holding: 'work',
    plain: 'region_id content sold_at',
    personal: { plan_id: 'Plan', version: 'Versión del plan', made_by: 'Quién', made_at: 'Cuándo' },
    erased: 'names',
    becomes: {},
    kept: { ...act('plan_id', 'made_by'), version: OPERATOR, made_at: OPERATOR },
  },
  voucher_scan: {
    about: [{ account: 'account_id' }],
    holding: 'work',
    plain: 'region_id id booking_id items action outcome received_at',
    personal: { departure_id: 'Salida', account_id: 'Quién', scanned_at: 'Vale leído' },
    erased: 'names',
    becomes: {},
    kept: { ...act('departure_id', 'account_id'), scanned_at: OPERATOR },
  },
  departure_message: {
    about: [{ account: 'author_id' }],
    holding: 'work',
    plain: 'region_id id operator_id booking_id letters',
    personal: { departure_id: 'Salida', author_id: 'Quién', body: 'Mensaje a una salida', sent_at: 'Cuándo' },
    erased: 'names',
    becomes: { body: withoutNames },
    kept: { ...act('departure_id', 'author_id'), sent_at: OPERATOR },
  },
};
