export type ReviewErrorCode =
  | 'comment_not_found'
  | 'comment_action_refused'
  | 'comment_judged_by_you'
  | 'review_not_open'
  | 'review_settled'
  | 'reply_there';

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
  reply_there: {
    status: 409,
    title: 'Ya tiene respuesta',
    detail: 'A cada opinión se responde una sola vez.',
  },
} as const satisfies Record<ReviewErrorCode, { status: number; title: string; detail: string }>;
