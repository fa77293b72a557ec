export type QuestionErrorCode =
  | 'question_not_found'
  | 'answer_not_found'
  | 'question_action_refused'
  | 'answer_settled'
  | 'merge_settled'
  | 'answer_needs_visit';

export const QUESTION_ERRORS = {
  question_not_found: {
    status: 404,
    title: 'Pregunta no encontrada',
    detail: 'No encontramos esa pregunta. Abre el enlace entero de tu correo, o entra con tu cuenta.',
  },
  answer_not_found: {
    status: 404,
    title: 'Respuesta no encontrada',
    detail: 'No encontramos esa respuesta. Puede que ya se haya retirado.',
  },
  question_action_refused: {
    status: 409,
    title: 'Ahora no es posible',
    detail: 'En el estado en que está la pregunta no se puede hacer eso. Vuelve a cargarla para ver cómo está.',
  },
  answer_settled: {
    status: 409,
    title: 'Ya no se puede deshacer',
    detail: 'Una respuesta se retira durante las 48 horas que siguen a publicarla.',
  },
  merge_settled: {
    status: 409,
    title: 'Ya no se puede deshacer',
    detail:
      'Dos preguntas se separan durante los 30 días que siguen a juntarlas, y solo mientras no llegue otra respuesta.',
  },
  answer_needs_visit: {
    status: 403,
    title: 'Responde quien estuvo ahí',
    detail: 'Para responder, prueba que estuviste: con el código del cartel del lugar, o con una reserva ya cumplida.',
  },
} as const satisfies Record<QuestionErrorCode, { status: number; title: string; detail: string }>;
