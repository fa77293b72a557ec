export type ReviewErrorCode =
  | 'comment_not_found'
  | 'comment_action_refused'
  | 'comment_judged_by_you'
  | 'review_not_open'
  | 'review_settled'
  | 'review_locked'
  | 'review_by_booking'
  | 'review_of_own'
  | 'reply_there'
  | 'presence_code_wrong'
  | 'presence_code_old'
  | 'presence_far'
  | 'presence_nowhere'
  | 'presence_closed'
  | 'presence_used';

export const REVIEW_ERRORS = {
  comment_not_found: {
    status: 404,
    title: 'Opinión no encontrada',
    detail: 'No encontramos esa opinión. Puede que ya se haya retirado.',
  },
  comment_action_refused: {
    status: 409,
    title: 'Ahora no es posible',
    detail: 'En el estado en que está la opinión no se puede hacer eso. Vuelve a cargarla para ver cómo está.',
  },
  comment_judged_by_you: {
    status: 409,
    title: 'Le toca a otra persona',
    detail: 'Retiraste esta opinión. Sobre la apelación decide otra persona del equipo.',
  },
  review_not_open: {
    status: 409,
    title: 'Todavía no, o ya no',
    detail:
      'Opina quien estuvo: desde que termina lo reservado y durante 90 días. Una reserva cancelada, o a la que nadie llegó, no se califica.',
  },
  review_settled: {
    status: 409,
    title: 'Ya no se puede cambiar',
    detail:
      'Una opinión se cambia durante las 48 horas que siguen a escribirla, mientras nadie la responda ni la revise.',
  },
  review_locked: {
    status: 409,
    title: 'Ya no se puede cambiar',
    detail: 'Ya la respondieron, o ya la revisó la región. La encuentras en «Tus opiniones».',
  },
  review_by_booking: {
    status: 409,
    title: 'Aquí opina quien reservó',
    detail:
      'Sobre un operador opina quien reservó y fue, o quien recibió su oferta. Después de la salida llega un correo para contarlo.',
  },
  review_of_own: {
    status: 409,
    title: 'Es tu propio lugar',
    detail: 'Quien lleva un lugar no lo califica. Puedes responder a lo que otros cuentan de él.',
  },
  presence_code_wrong: {
    status: 409,
    title: 'Ese código no es de este lugar',
    detail: 'Míralo otra vez en el cartel: son seis letras o números, y nunca lleva O ni 0.',
  },
  presence_code_old: {
    status: 409,
    title: 'Ese código ya venció',
    detail: 'Es el código del mes pasado. Pide que te muestren el de este mes.',
  },
  presence_far: {
    status: 409,
    title: 'Tu teléfono te ubica lejos',
    detail: 'El código se usa en el mismo lugar. Acércate e inténtalo otra vez, o sigue sin código.',
  },
  presence_nowhere: {
    status: 409,
    title: 'Aquí no hay código',
    detail: 'Solo los lugares tienen un cartel con código. Sigue sin código: tu opinión se publica igual.',
  },
  presence_closed: {
    status: 409,
    title: 'A esta hora el lugar está cerrado',
    detail: 'El código vale mientras el lugar está abierto. Sigue sin código: tu opinión se publica igual.',
  },
  presence_used: {
    status: 409,
    title: 'Tu visita ya está comprobada',
    detail: 'Un código vale una vez por persona. Escribe tu opinión: ya lleva «Estuvo en el lugar».',
  },
  reply_there: {
    status: 409,
    title: 'Ya tiene respuesta',
    detail: 'A cada opinión se responde una sola vez.',
  },
} as const satisfies Record<ReviewErrorCode, { status: number; title: string; detail: string }>;
