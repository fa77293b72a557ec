import { type Declaration, NOTHING, PSEUDONYM, withoutNames } from './declare.ts';

const COUNTS = 'La nota y lo que se dijo siguen sirviendo a otros, y ya no dicen de quién son.';

/** A guest's reviews are found by the booking. */
export const REVIEWS: Declaration = {
  comment_report: {
    about: [{ account: 'account_id' }],
    holding: 'contributions',
    plain: 'region_id comment_id',
    personal: {
      id: 'Aviso',
      account_id: 'Cuenta',
      reason: 'Motivo',
      words: 'Texto',
      reported_at: 'Enviado',
    },
    erased: 'rows',
  },
  comment: {
    about: [{ account: 'account_id' }, { of: 'booking', by: { booking_id: 'id' } }],
    holding: 'contributions',
    // `judged_by` and `replied_by` are accounts of staff and of the operator's team.
    plain: 'region_id fictional judged_by replied_by replied_as',
    personal: {
      id: 'Opinión',
      account_id: 'Cuenta',
      owner_kind: 'De qué',
      owner_id: 'De cuál',
      booking_id: 'Reserva',
      plan_id: 'Plan',
      state: 'Estado',
      reason: 'Motivo',
      held_for: 'Por qué se revisó antes',
      appeal: 'Tu apelación',
      judged_at: 'Revisada',
      author: 'Nombre que se muestra',
      rating: 'Puntuación',
      scores: 'Por partes',
      title: 'Título',
      body: 'Texto',
      language: 'Idioma',
      verification: 'Nivel de comprobación',
      visited_on: 'Visita',
      reply: 'Respuesta recibida',
      replied_at: 'Respondida',
      created_at: 'Enviada',
      published_at: 'Publicada',
      withdrawn_from: 'Estado antes de borrarla',
      withdrawn_at: 'Borrada',
    },
    erased: 'names',
    names: ({ author }) => [author],
    becomes: {
      author: () => 'Anónimo',
      title: withoutNames,
      body: withoutNames,
      reply: withoutNames,
      appeal: NOTHING,
    },
    kept: {
      account_id: PSEUDONYM,
      ...Object.fromEntries(
        [
          ...['id', 'owner_kind', 'owner_id', 'booking_id', 'plan_id', 'state', 'reason', 'held_for', 'judged_at'],
          ...['withdrawn_from', 'withdrawn_at'],
          ...['rating', 'scores', 'language', 'verification', 'visited_on', 'replied_at', 'created_at', 'published_at'],
        ].map((column) => [column, COUNTS]),
      ),
    },
  },
  comment_vote: {
    about: [{ account: 'account_id' }],
    holding: 'contributions',
    // Without an account, `voter` is a random number of the browser.
    plain: 'region_id voter',
    personal: { account_id: 'Cuenta', comment_id: 'Opinión que te sirvió', voted_at: 'Cuándo' },
    erased: 'rows',
  },
  presence: {
    about: [{ account: 'account_id' }],
    holding: 'contributions',
    plain: 'region_id',
    personal: {
      id: 'Visita',
      account_id: 'Cuenta',
      owner_kind: 'De qué',
      owner_id: 'De cuál',
      proved_at: 'Comprobada',
    },
    erased: 'rows',
  },
  review_invitation: {
    about: [{ of: 'booking', by: { booking_id: 'id' } }],
    holding: 'bookings',
    plain: 'region_id',
    personal: { booking_id: 'Reserva', invited_at: 'Te preguntamos cómo fue' },
    erased: 'names',
    becomes: {},
    kept: { booking_id: 'Es una venta, que se conserva con las cuentas.', invited_at: 'Para no preguntar dos veces.' },
  },
};
