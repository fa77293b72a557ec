export type CheckoutErrorCode =
  | 'order_not_found'
  | 'order_refused'
  | 'order_repeated_differently'
  | 'anonymous_share_held'
  | 'network_share_held'
  | 'browser_orders_open'
  | 'hold_ran_out'
  | 'order_open_already'
  | 'email_code_wrong'
  | 'email_code_over'
  | 'order_not_payable'
  | 'order_not_bought'
  | 'order_hold_over'
  | 'departure_called_off'
  | 'details_missing'
  | 'seller_suspended'
  | 'plan_taken_off'
  | 'cards_unavailable'
  | 'payment_not_found'
  | 'quote_over'
  | 'change_refused'
  | 'change_without_email'
  | 'change_over'
  | 'give_back_changed'
  | 'return_not_found'
  | 'part_of_offer'
  | 'event_refused'
  | 'booking_search_short';

export const CHECKOUT_ERRORS = {
  order_not_found: {
    status: 404,
    title: 'Reserva no encontrada',
    detail:
      'No encontramos una reserva con esos datos. Revisa la referencia y el PIN, o abre el enlace de tu correo. Después de diez intentos hay que esperar una hora.',
  },
  order_refused: {
    status: 409,
    title: 'No pudimos guardar tus lugares',
    detail: 'Algo de tu canasta ya no se puede reservar así. Mira qué y elige de nuevo; no se te cobró nada.',
  },
  order_repeated_differently: {
    status: 422,
    title: 'Solicitud repetida con otros datos',
    detail: 'Ya recibimos una solicitud con esta clave y otros datos. Empieza de nuevo desde la canasta.',
  },
  anonymous_share_held: {
    status: 409,
    title: 'Confirma tu correo para reservar',
    detail:
      'Esta salida tiene muchos lugares sin pagar. Para guardar los tuyos, confirma tu correo con un código o entra con tu cuenta.',
  },
  network_share_held: {
    status: 409,
    title: 'Confirma tu correo para reservar',
    detail:
      'Desde tu red ya hay varios lugares de esta salida guardados sin pagar. Pasa con grupos grandes, en hoteles y con datos del celular. Confirma tu correo con un código, o entra con tu cuenta, y los guardas ahora.',
  },
  browser_orders_open: {
    status: 409,
    title: 'Tienes reservas sin pagar',
    detail:
      'En este navegador tienes varias reservas sin pagar. Paga o suelta una, o confirma tu correo con un código y guardas también esta.',
  },
  hold_ran_out: {
    status: 409,
    title: 'Confirma tu correo para guardarlos otra vez',
    detail:
      'Estos lugares ya se guardaron dos veces sin pagar. Confirma tu correo con un código y los guardas ahora, o espera 10 minutos.',
  },
  order_open_already: {
    status: 409,
    title: 'Ya tienes lugares en esta salida',
    detail:
      'Tienes una reserva de esta salida sin pagar. Termina ese pago o suéltala; si no, se suelta sola cuando acabe su tiempo.',
  },
  email_code_wrong: {
    status: 422,
    title: 'El código no es ese',
    detail: 'Revisa los seis dígitos en el último correo que te enviamos.',
  },
  email_code_over: {
    status: 410,
    title: 'El código ya no sirve',
    detail: 'Pasó su tiempo, ya se usó o hubo demasiados intentos. Pide otro.',
  },
  order_not_payable: {
    status: 409,
    title: 'No hay nada que pagar',
    detail: 'En el estado en que está la reserva no se puede pagar. Vuelve a cargarla para ver cómo está.',
  },
  order_not_bought: {
    status: 409,
    title: 'Todavía no está pagada',
    detail: 'Un viaje lleva lo que ya es tuyo. Paga la reserva y ponla después en tu viaje.',
  },
  order_hold_over: {
    status: 409,
    title: 'Se acabó el tiempo',
    detail: 'Tus lugares ya no están guardados. Vuelve a la canasta para guardarlos de nuevo; no se te cobró nada.',
  },
  departure_called_off: {
    status: 409,
    title: 'La salida se canceló',
    detail:
      'El operador canceló esta salida y no se cobra nada más por ella. En la página de tu reserva ves tu devolución o eliges otra fecha.',
  },
  details_missing: {
    status: 400,
    title: 'Faltan datos',
    detail: 'Faltan datos que el operador necesita. Revisa los campos señalados.',
  },
  seller_suspended: {
    status: 409,
    title: 'Este operador no puede cobrar ahora',
    detail:
      'El registro de un operador de tu reserva no está vigente, y sin él nada se paga. No se te cobró nada; lo que guardaste se suelta solo.',
  },
  plan_taken_off: {
    status: 409,
    title: 'Un plan salió de la venta',
    detail:
      'La región sacó de la venta un plan de tu reserva mientras la guardabas. No se te cobró nada: vuelve a tu canasta, quítalo y sigue con lo demás.',
  },
  cards_unavailable: {
    status: 503,
    title: 'El pago no responde',
    detail: 'El proveedor de pagos no responde. No se te cobró nada; inténtalo de nuevo en un momento.',
  },
  payment_not_found: {
    status: 404,
    title: 'Pago no encontrado',
    detail: 'No encontramos ese pago, o este enlace no es el suyo.',
  },
  quote_over: {
    status: 409,
    title: 'El cálculo venció',
    detail: 'Lo que te mostramos ya no vale. Míralo de nuevo antes de decidir; no se cambió nada.',
  },
  change_refused: {
    status: 409,
    title: 'Esta reserva no se puede cambiar',
    detail: 'En el estado en que está no se puede cambiar de fecha. Vuelve a cargarla para ver cómo está.',
  },
  change_without_email: {
    status: 409,
    title: 'Esta reserva no tiene correo',
    detail:
      'La fecha nueva se acepta desde un correo, y de esta reserva no tenemos ninguno. Llama o escribe por WhatsApp.',
  },
  change_over: {
    status: 409,
    title: 'El cambio ya no está en pie',
    detail: 'Pasó el plazo, o ya se respondió. Vuelve a cargar la reserva para ver cómo quedó.',
  },
  give_back_changed: {
    status: 409,
    title: 'Ya no falta devolver eso',
    detail: 'Quizá otra persona de tu equipo ya anotó la devolución. Mira de nuevo cuánto falta.',
  },
  return_not_found: {
    status: 404,
    title: 'Devolución no encontrada',
    detail: 'Esa devolución no es de esta reserva. Vuelve a cargar la reserva.',
  },
  part_of_offer: {
    status: 409,
    title: 'Es parte de una oferta',
    detail:
      'Se armó junto con el resto de la oferta y no se mueve sola. Pídele el cambio al operador en la conversación de la cotización.',
  },
  event_refused: {
    status: 400,
    title: 'Aviso no reconocido',
    detail: 'El aviso no lleva la firma del proveedor, o es demasiado antiguo.',
  },
  booking_search_short: {
    status: 422,
    title: 'Falta algo para buscar',
    detail:
      'Escribe una referencia completa, un correo, un teléfono de al menos seis cifras o un nombre de al menos tres letras.',
  },
} as const satisfies Record<CheckoutErrorCode, { status: number; title: string; detail: string }>;
