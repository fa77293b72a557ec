export type ComplaintErrorCode =
  | 'complaint_not_found'
  | 'complaint_action_refused'
  | 'complaint_not_extendable'
  | 'complaint_incomplete';

export const COMPLAINT_ERRORS = {
  complaint_not_found: {
    status: 404,
    title: 'Reclamo no encontrado',
    detail:
      'No encontramos un reclamo con esos datos. Revisa el número y el PIN, o abre el enlace de tu correo. Después de diez intentos con un PIN hay que esperar una hora.',
  },
  complaint_action_refused: {
    status: 409,
    title: 'Ahora no es posible',
    detail: 'En el estado en que está el reclamo no se puede hacer eso. Vuelve a cargarlo para ver cómo está.',
  },
  complaint_not_extendable: {
    status: 409,
    title: 'El plazo no se puede ampliar',
    detail: 'La ley no permite ampliar este plazo, ya se amplió una vez o ya venció.',
  },
  complaint_incomplete: {
    status: 400,
    title: 'Faltan datos',
    detail: 'Faltan datos que este libro exige. Revisa los campos señalados.',
  },
} as const satisfies Record<ComplaintErrorCode, { status: number; title: string; detail: string }>;
