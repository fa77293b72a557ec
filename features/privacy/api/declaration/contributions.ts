import type { Declaration } from './declare.ts';

const OWN = [{ account: 'account_id' }] as const;

export const CONTRIBUTIONS: Declaration = {
  photo: {
    about: OWN,
    holding: 'contributions',
    plain: 'region_id thumbhash',
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
      taken_on: 'Tomada',
      created_at: 'Enviada',
      published_at: 'Publicada',
    },
    erased: 'rows',
    files: 'files',
  },
  answer: {
    about: OWN,
    holding: 'contributions',
    plain: 'region_id',
    personal: {
      id: 'Respuesta',
      account_id: 'Cuenta',
      question_id: 'Pregunta',
      answered_by: 'Nombre que se muestra',
      badge: 'Distintivo',
      body: 'Texto',
      published_at: 'Publicada',
    },
    erased: 'rows',
  },
  question: {
    about: OWN,
    holding: 'contributions',
    plain: 'region_id',
    personal: {
      id: 'Pregunta',
      account_id: 'Cuenta',
      owner_kind: 'De qué',
      owner_id: 'De cuál',
      state: 'Estado',
      reason: 'Motivo',
      asked_by: 'Nombre que se muestra',
      body: 'Texto',
      created_at: 'Enviada',
      published_at: 'Publicada',
    },
    erased: 'rows',
  },
};
