export type PolicyErrorCode =
  | 'policy_not_found'
  | 'policy_action_refused'
  | 'policy_date_past'
  | 'policy_draft_changed'
  | 'policy_unknown_placeholder'
  | 'policy_unchanged'
  | 'policy_other_mode'
  | 'legal_mode_needs_texts'
  | 'site_does_not_sell'
  | 'site_does_not_charge';

export const POLICY_ERRORS = {
  policy_not_found: {
    status: 404,
    title: 'Política no encontrada',
    detail: 'No hay un texto vigente de ese tipo, o no tiene esa versión.',
  },
  policy_action_refused: {
    status: 409,
    title: 'Ahora no es posible',
    detail: 'Solo se cambian los borradores. Un texto publicado se cambia con la versión siguiente.',
  },
  policy_date_past: {
    status: 400,
    title: 'Esa fecha ya pasó',
    detail: 'Un texto rige desde hoy o desde una fecha futura, nunca hacia atrás.',
  },
  policy_draft_changed: {
    status: 409,
    title: 'El borrador cambió',
    detail: 'Alguien guardó otro borrador mientras escribías. Copia lo tuyo, vuelve a cargarlo y compara.',
  },
  policy_unknown_placeholder: {
    status: 400,
    title: 'Hay un dato que no existe',
    detail: 'El texto nombra entre llaves un dato que no existe. Elige uno de la lista.',
  },
  policy_unchanged: {
    status: 409,
    title: 'No cambia nada',
    detail: 'El borrador dice lo mismo que el texto vigente.',
  },
  policy_other_mode: {
    status: 409,
    title: 'Es para otro modo legal',
    detail: 'Este borrador dice lo que se vende en otro modo. Se publica solo, cuando el sitio pasa a ese modo.',
  },
  legal_mode_needs_texts: {
    status: 409,
    title: 'Faltan textos para ese modo',
    detail: 'El sitio pasa a vender de esa manera cuando sus textos legales lo dicen. Escribe los que faltan y vuelve.',
  },
  site_does_not_sell: {
    status: 409,
    title: 'Aquí no se vende',
    detail:
      'Este sitio muestra los planes y te pone en contacto con quien los ofrece: la compra la haces con el operador.',
  },
  site_does_not_charge: {
    status: 409,
    title: 'Aquí no se cobra',
    detail: 'Este sitio no cobra por ahora. Lo que falte lo acuerdas con el operador; tu reserva sigue como está.',
  },
} as const satisfies Record<PolicyErrorCode, { status: number; title: string; detail: string }>;
