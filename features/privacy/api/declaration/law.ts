import type { ComplaintSheet } from '#features/complaints/contract/complaint.ts';
import { type Becomes, type Declaration, EMPTY, PSEUDONYM, SECRET, withoutNames } from './declare.ts';

const BOOK = 'El libro de reclamaciones se conserva; sin nombres no dice de quién es.';
const PROOF = 'Prueba de lo que se aceptó y cuándo.';

const anonymousSheet: Becomes = (value, leaving) => {
  const sheet = value as ComplaintSheet;
  const words = (text: string) => String(withoutNames(text, leaving));
  return {
    ...sheet,
    consumer: { name: 'Cuenta borrada', document: null, address: null, email: 'borrada@invalid', phone: null },
    guardian: null,
    good: sheet.good && { ...sheet.good, description: words(sheet.good.description) },
    detail: words(sheet.detail),
    request: words(sheet.request),
  } satisfies ComplaintSheet;
};

function peopleOf({ consumer, guardian }: ComplaintSheet): unknown[] {
  const { name, document, address, email, phone } = consumer;
  return [name, document?.number, address, email, phone, guardian?.name, guardian?.document?.number];
}

/** Data that the law requires the site to keep: complaints, accepted legal texts, consents. */
export const LAW: Declaration = {
  complaint_key: {
    about: [{ of: 'complaint', by: { reference: 'reference' } }],
    holding: 'complaints',
    plain: 'region_id',
    personal: { reference: 'Reclamo', kind: 'Clase de llave', made_at: 'Creada', hash: SECRET },
    erased: 'rows',
  },
  complaint_event: {
    about: [{ of: 'complaint', by: { reference: 'reference' } }],
    holding: 'complaints',
    plain: 'region_id id inner_only',
    personal: {
      reference: 'Reclamo',
      at: 'Cuándo',
      action: 'Qué pasó',
      from_state: 'Antes',
      to_state: 'Después',
      actor: 'Quién',
      actor_id: 'Cuenta',
      body: 'Texto',
      due_on: 'Plazo',
    },
    erased: 'names',
    becomes: { body: withoutNames },
    kept: {
      reference: BOOK,
      at: BOOK,
      action: BOOK,
      from_state: BOOK,
      to_state: BOOK,
      actor: BOOK,
      actor_id: PSEUDONYM,
      due_on: BOOK,
    },
  },
  complaint: {
    // A complaint that was filed without an account is found by its email address.
    about: [{ account: 'account_id' }, { address: 'email', orphaned: 'account_id' }],
    holding: 'complaints',
    plain: 'region_id year number country assigned_to pin_failures pin_failures_since',
    personal: {
      reference: 'Reclamo',
      account_id: 'Cuenta',
      kind: 'Clase',
      state: 'Estado',
      sheet: 'La hoja',
      email: 'Correo',
      filed_at: 'Presentado',
      clock_from: 'El plazo corre desde',
      due_on: 'Plazo',
      extended: 'Plazo ampliado',
      answered_at: 'Respondido',
      in_time: 'A tiempo',
      changed_at: 'Cambiado',
      creation_hash: SECRET,
    },
    erased: 'names',
    finished: { state: 'closed' },
    names: ({ sheet, email }) => [...peopleOf(sheet as ComplaintSheet), email],
    becomes: { sheet: anonymousSheet, email: EMPTY },
    kept: {
      reference: BOOK,
      account_id: PSEUDONYM,
      kind: BOOK,
      state: BOOK,
      filed_at: BOOK,
      clock_from: BOOK,
      due_on: BOOK,
      extended: BOOK,
      answered_at: BOOK,
      in_time: BOOK,
      changed_at: BOOK,
      creation_hash: 'Un resumen de un número al azar: no nombra a nadie.',
    },
  },
  complaint_counter: { about: 'nobody', plain: 'region_id year last' },
  policy_acceptance: {
    about: [{ account: 'subject_id', where: { subject_kind: 'account' } }],
    holding: 'agreements',
    plain: 'region_id id subject_kind',
    personal: {
      kind: 'Texto',
      version: 'Versión',
      hash: 'Huella del texto',
      subject_id: 'Cuenta',
      place: 'Dónde',
      accepted_at: 'Cuándo',
    },
    erased: 'names',
    becomes: {},
    kept: {
      kind: PROOF,
      version: PROOF,
      hash: PROOF,
      subject_id: PSEUDONYM,
      place: PROOF,
      accepted_at: PROOF,
    },
  },
  consent: {
    about: [{ account: 'account_id' }],
    holding: 'agreements',
    plain: 'region_id id',
    personal: {
      account_id: 'Cuenta',
      purpose: 'Para qué',
      version: 'Versión',
      given: 'Aceptado',
      place: 'Dónde',
      decided_at: 'Decidido',
      recorded_at: 'Anotado',
    },
    erased: 'names',
    becomes: {},
    kept: {
      account_id: PSEUDONYM,
      purpose: PROOF,
      version: PROOF,
      given: PROOF,
      place: PROOF,
      decided_at: PROOF,
      recorded_at: PROOF,
    },
  },
  policy_version: {
    about: [{ account: 'written_by' }, { account: 'published_by' }],
    holding: 'work',
    plain: 'region_id body hash demo published_at effective_from created_at source summary changed_at legal_mode',
    personal: {
      kind: 'Texto legal',
      version: 'Versión',
      title: 'Título',
      written_by: 'Escrito por',
      published_by: 'Publicado por',
    },
    erased: 'names',
    becomes: {},
    kept: {
      kind: 'Es de la región.',
      version: 'Es de la región.',
      title: 'Es de la región.',
      written_by: PSEUDONYM,
      published_by: PSEUDONYM,
    },
  },
};
