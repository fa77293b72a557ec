export type QuotationErrorCode =
  | 'quotation_not_found'
  | 'quotation_action_refused'
  | 'quotation_incomplete'
  | 'quotation_repeated_differently'
  | 'no_operator_fits'
  | 'offer_not_found'
  | 'offer_action_refused'
  | 'offer_incomplete'
  | 'offer_needs_reason'
  | 'offer_changed'
  | 'offer_over'
  | 'draft_changed'
  | 'template_not_found'
  | 'too_many_templates'
  | 'lines_refused'
  | 'register_lapsed'
  | 'offering_suspended'
  | 'figure_hidden';

export const QUOTATION_ERRORS = {
  quotation_not_found: {
    status: 404,
    title: 'Cotización no encontrada',
    detail:
      'No encontramos una cotización con esos datos. Revisa la referencia y el PIN, o abre el enlace de tu correo. Después de diez intentos hay que esperar una hora.',
  },
  quotation_action_refused: {
    status: 409,
    title: 'Ya no se puede',
    detail: 'En el estado en que está la cotización eso ya no se puede. Vuelve a cargarla para ver cómo está.',
  },
  quotation_incomplete: {
    status: 400,
    title: 'Falta algo en lo que pides',
    detail: 'Revisa lo señalado. Lo que escribiste sigue aquí.',
  },
  quotation_repeated_differently: {
    status: 422,
    title: 'Solicitud repetida con otros datos',
    detail: 'Ya recibimos una solicitud con esta clave y otros datos. Abre la que enviaste o empieza una nueva.',
  },
  no_operator_fits: {
    status: 409,
    title: 'No hay a quién preguntar',
    detail:
      'Ningún operador encaja con lo que pides. Prueba con otras fechas o menos personas, o elige tú a quién preguntar.',
  },
  offer_not_found: {
    status: 404,
    title: 'Oferta no encontrada',
    detail: 'No encontramos esa oferta en esta cotización.',
  },
  offer_action_refused: {
    status: 409,
    title: 'Ya no se puede',
    detail: 'En el estado en que está la oferta eso ya no se puede. Vuelve a cargarla para ver cómo está.',
  },
  offer_incomplete: {
    status: 400,
    title: 'Falta algo en la oferta',
    detail: 'Revisa lo señalado antes de enviarla. Lo que escribiste sigue guardado.',
  },
  offer_needs_reason: {
    status: 409,
    title: 'Hay avisos por mirar',
    detail:
      'Lo que ofreces tropieza con horarios o distancias. Corrígelo, o explica por qué lo envías así: el viajero leerá tu explicación.',
  },
  offer_changed: {
    status: 409,
    title: 'La oferta cambió',
    detail: 'El operador envió otra versión. Mírala antes de decidir; no se guardó ni se cobró nada.',
  },
  offer_over: {
    status: 409,
    title: 'La oferta venció',
    detail: 'El plazo de esta oferta pasó. Pídele al operador que la renueve.',
  },
  draft_changed: {
    status: 409,
    title: 'Alguien más la está escribiendo',
    detail: 'Esta respuesta cambió en otra pantalla. Vuelve a cargarla; lo último que se guardó sigue ahí.',
  },
  template_not_found: {
    status: 404,
    title: 'Plantilla no encontrada',
    detail: 'No encontramos esa plantilla. Quizá alguien de tu equipo la borró.',
  },
  too_many_templates: {
    status: 409,
    title: 'Demasiadas plantillas',
    detail: 'Borra una que ya no uses antes de guardar otra.',
  },
  lines_refused: {
    status: 409,
    title: 'Así no se puede aceptar',
    detail: 'Lo que elegiste no va junto. Mira qué falta; no se guardó ni se cobró nada.',
  },
  register_lapsed: {
    status: 409,
    title: 'Este operador no puede cobrar ahora',
    detail:
      'El registro de este operador no está vigente, y sin él nada se paga. Le avisamos; las otras ofertas siguen en pie.',
  },
  offering_suspended: {
    status: 409,
    title: 'Por ahora no puedes enviar ofertas',
    detail:
      'Tu registro no está vigente, o la región suspendió tu operador. Lo que escribiste sigue guardado: escríbele a la región, y envíalo cuando esté resuelto.',
  },
  figure_hidden: {
    status: 409,
    title: 'Son muy pocas personas',
    detail: 'Detrás de esa cifra hay menos de diez personas distintas: no se muestra, ni la lista de lo que pidieron.',
  },
} as const satisfies Record<QuotationErrorCode, { status: number; title: string; detail: string }>;
