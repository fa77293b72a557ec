export type BookingErrorCode =
  | 'booking_not_found'
  | 'booking_action_refused'
  | 'sold_out'
  | 'sales_closed'
  | 'resource_taken'
  | 'closed_stop'
  | 'booking_units_refused'
  | 'already_booked'
  | 'balance_changed'
  | 'payment_settled';

export const BOOKING_ERRORS = {
  booking_not_found: {
    status: 404,
    title: 'Reserva no encontrada',
    detail:
      'No encontramos una reserva con esos datos. Revisa la referencia y el PIN, o abre el enlace de tu correo. Después de diez intentos hay que esperar una hora.',
  },
  booking_action_refused: {
    status: 409,
    title: 'Ahora no es posible',
    detail: 'En el estado en que está la reserva no se puede hacer eso. Vuelve a cargarla para ver cómo está.',
  },
  sold_out: {
    status: 409,
    title: 'Agotado',
    detail: 'Ya no quedan lugares suficientes en esta salida. Elige otra fecha u otra hora; no se te cobró nada.',
  },
  sales_closed: {
    status: 409,
    title: 'Venta cerrada',
    detail: 'Esta salida ya no se vende: pasó la hora límite o se cerró. Elige otra; no se te cobró nada.',
  },
  resource_taken: {
    status: 409,
    title: 'Agotado',
    detail: 'El guía o el vehículo de esta salida ya está comprometido a esa hora. Elige otra; no se te cobró nada.',
  },
  closed_stop: {
    status: 409,
    title: 'Una parada cierra ese día',
    detail:
      'Un lugar que este plan visita cierra ese día y el operador todavía no dijo cómo sale, o no sale. Elige otro día; no se te cobró nada.',
  },
  booking_units_refused: {
    status: 400,
    title: 'Revisa quiénes van',
    detail: 'Esta combinación de personas no se puede reservar. Revisa los campos señalados.',
  },
  already_booked: {
    status: 422,
    title: 'Solicitud repetida con otros datos',
    detail: 'Ya recibimos una solicitud con esta clave y otros datos. Empieza de nuevo desde la canasta.',
  },
  balance_changed: {
    status: 409,
    title: 'El saldo cambió',
    detail:
      'Esta reserva ya no debe ese importe: quizá lo pagó por el sitio o se canceló. Mira de nuevo cuánto falta antes de cobrar.',
  },
  payment_settled: {
    status: 409,
    title: 'Ya no se puede anular',
    detail: 'Ese cobro ya entró en las cuentas o se anuló antes. Escribe a la región si hay un error.',
  },
} as const satisfies Record<BookingErrorCode, { status: number; title: string; detail: string }>;
