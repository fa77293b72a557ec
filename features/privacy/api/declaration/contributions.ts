import type { Declaration } from './declare.ts';

const OWN = [{ account: 'account_id' }] as const;

export const CONTRIBUTIONS: Declaration = {
  photo: {
    about: OWN,
    holding: 'contributions',
    // `judged_by` is an account of staff.
    plain:
      'region_id thumbhash bytes batch order_key browser judged_by withdrawn_from source_url content_hash import_id',
    personal: {
      id: 'Foto',
      account_id: 'Cuenta',
      owner_kind: 'De qué',
      owner_id: 'De cuál',
      state: 'Estado',
      reason: 'Motivo',
      author: 'Autoría',
      licence: 'Licencia',
      alt: 'Descripción',
      files: 'Archivos',
      kept_id: 'Carpeta de los archivos',
      lat: 'Tomada en (latitud)',
      lon: 'Tomada en (longitud)',
      held_for: 'Por qué se revisó antes',
      upheld_at: 'Se mantuvo',
      judged_at: 'Revisada',
      withdrawn_at: 'Quitada',
      taken_on: 'Tomada',
      created_at: 'Enviada',
      published_at: 'Publicada',
    },
    erased: 'rows',
    files: 'files kept_id',
  },
  photo_report: {
    about: [{ account: 'account_id' }, { address: 'email' }],
    holding: 'contributions',
    plain: 'region_id photo_id browser settled_at',
    personal: {
      id: 'Aviso',
      account_id: 'Cuenta',
      email: 'Correo',
      reason: 'Motivo',
      words: 'Texto',
      reported_at: 'Enviado',
    },
    erased: 'rows',
  },
  answer: {
    about: OWN,
    holding: 'contributions',
    // `written_by` and `judged_by` are accounts of the operator's team and of staff.
    plain: 'region_id written_by judged_by judged_at moved_from',
    personal: {
      id: 'Respuesta',
      account_id: 'Cuenta',
      question_id: 'Pregunta',
      answered_by: 'Nombre que se muestra',
      badge: 'Distintivo',
      state: 'Estado',
      reason: 'Motivo',
      body: 'Texto',
      published_at: 'Publicada',
    },
    erased: 'rows',
  },
  answer_vote: {
    about: OWN,
    holding: 'contributions',
    // Without an account, `voter` is a random number of the browser.
    plain: 'region_id voter',
    personal: { account_id: 'Cuenta', answer_id: 'Respuesta que te sirvió', voted_at: 'Cuándo' },
    erased: 'rows',
  },
  question_report: {
    about: OWN,
    holding: 'contributions',
    plain: 'region_id question_id answer_id settled_at',
    personal: {
      id: 'Aviso',
      account_id: 'Cuenta',
      reason: 'Motivo',
      words: 'Texto',
      reported_at: 'Enviado',
    },
    erased: 'rows',
  },
  question: {
    about: [{ account: 'account_id' }, { address: 'email' }],
    holding: 'contributions',
    // `judged_by` is an account of staff.
    plain: 'region_id browser judged_by merged_with merged_from merged_at',
    personal: {
      id: 'Pregunta',
      account_id: 'Cuenta',
      owner_kind: 'De qué',
      owner_id: 'De cuál',
      state: 'Estado',
      reason: 'Motivo',
      asked_by: 'Nombre que se muestra',
      email: 'Correo',
      body: 'Texto',
      held_for: 'Por qué se revisó antes',
      upheld_at: 'Se mantuvo',
      merged_into: 'Junto a otra igual',
      judged_at: 'Revisada',
      created_at: 'Enviada',
      published_at: 'Publicada',
    },
    erased: 'rows',
  },
};
