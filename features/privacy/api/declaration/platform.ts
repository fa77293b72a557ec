import { type Declaration, SECRET } from './declare.ts';

export const PLATFORM: Declaration = {
  region: { about: 'nobody', plain: 'id settings' },
  preparation: { about: 'nobody', plain: 'region_id step fingerprint done_at' },
  public_change: { about: 'nobody', plain: 'id kind transaction' },
  migration: { about: 'nobody', plain: 'number name checksum applied_at' },
  company: {
    about: 'nobody',
    plain: `region_id id slug status status_reason closed_until merged_into claim name other_names name_plain category kind_label district address
      phones website whatsapp email payment_means languages access register register_checked_on lon lat position altitude from_centre hours_rule hours_class hours_note hours_source hours_verified_at open_week
      hours_vary fees visit_minutes needs activities access_legs summary summary_source doubts unverified_reports part_of ticket poster
      interest interest_before claimed_on hours_stale featured edited_fields created_at updated_at search_document`,
  },
  company_difference: { about: 'nobody', plain: 'region_id company_id fact columns noticed_at settled_at' },
  company_tally: { about: 'nobody', plain: 'region_id category district hours_class places' },
  company_word: { about: 'nobody', plain: 'region_id word places' },
  company_source: {
    about: 'nobody',
    plain: 'region_id source source_key company_id licence dated url fields raw pinned',
  },
  import_run: {
    about: 'nobody',
    plain: 'region_id id started_at finished_at data_hash taken merged doubted refused changed report',
  },
  unfound_search: { about: 'nobody', plain: 'region_id text day times' },
  hidden_search: { about: 'nobody', plain: 'region_id text hidden_at' },
  search_synonym: { about: 'nobody', plain: 'region_id text means added_at' },
  open_data: { about: 'nobody', plain: 'region_id made_at folder places left_out files sources' },
  place_import_row: {
    about: 'nobody',
    plain: `region_id import_id line source_key name kind_label lon lat verdict refusal questions notes unknown_kind twin_id twin_metres
      twin_verdict is_own record picture decision outcome place_id`,
  },
  place_sheet_row: { about: 'nobody', plain: 'region_id import_id line kind name place_id refusal changes problems' },
  visit_event: { about: 'nobody', plain: 'region_id id day act page place_id fictional' },
  planning_event: { about: 'nobody', plain: 'region_id id day days start_month interests fictional' },
  planned_place_event: { about: 'nobody', plain: 'region_id id day place_id travel_day was_asked reason fictional' },
  added_source: { about: 'nobody', plain: 'region_id id source' },
  added_record: { about: 'nobody', plain: 'region_id source_key import_id source added_at record' },
  leg_table: { about: 'nobody', plain: 'region_id hash made_at places legs' },
  itinerary: {
    about: 'nobody',
    plain: `region_id id slug status needs_attention title summary reason body author written interests weekdays days places poster rank words
      edited_fields created_at updated_at version`,
  },
  job_runner: { about: 'nobody', plain: 'id seen_at' },
  demo_mail: {
    about: [{ address: 'recipient' }],
    alsoErased: [{ mentions: 'body_text' }],
    holding: 'letters',
    plain: 'region_id id sender browser',
    personal: {
      sent_at: 'Enviado',
      recipient: 'Para',
      subject: 'Asunto',
      body_text: 'Texto',
      message_id: 'Identificador',
      headers: SECRET,
      body_html: SECRET,
    },
    erased: 'rows',
  },
  // These tables exist only in a demo. They contain test cards without names.
  'sandbox_cards.payment': { about: 'nobody', plain: 'id key version document created_at' },
  'sandbox_cards.idempotency': { about: 'nobody', plain: 'key fingerprint status body created_at' },
  'sandbox_cards.delivery': {
    about: 'nobody',
    plain: 'id event_id payment_id url body due_at attempts last_status delivered_at given_up_at',
  },
  'graphile_worker._private_jobs': {
    about: [{ mentions: 'payload' }],
    scope: 'queue',
    holding: 'letters',
    plain: `id job_queue_id task_id priority attempts max_attempts updated_at key locked_at locked_by revision flags is_available`,
    personal: { payload: 'Tarea', run_at: 'Para cuándo', created_at: 'Creada', last_error: SECRET },
    erased: 'rows',
  },
  'graphile_worker._private_job_queues': {
    about: 'nobody',
    plain: 'id queue_name locked_at locked_by is_available',
  },
  'graphile_worker._private_known_crontabs': { about: 'nobody', plain: 'identifier known_since last_execution' },
  'graphile_worker._private_tasks': { about: 'nobody', plain: 'id identifier' },
  'graphile_worker.migrations': { about: 'nobody', plain: 'id ts breaking' },
};
