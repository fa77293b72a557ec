import { type Static, Type } from 'typebox';

/** Work that was given up after its last attempt: a mail that no server took, a check that failed each time. */
export const FailedJobs = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String({ description: '<área>/<qué hace>' }),
      title: Type.String(),
      attempts: Type.Integer(),
      /** What the last attempt ran into, as the program says it. */
      error: Type.String(),
      createdAt: Type.String({ format: 'date-time' }),
      failedAt: Type.String({ format: 'date-time' }),
    }),
  ),
});
export type FailedJobs = Static<typeof FailedJobs>;

/** What each job does, in the words of whoever decides whether to try it again. */
const WORDS: Readonly<Record<string, string>> = {
  'accounts/remove-factors': 'Quitar los segundos pasos que alguien perdió',
  'accounts/resend-confirmation': 'Enviar otra vez el enlace que confirma una cuenta',
  'accounts/send-confirmation': 'Enviar el enlace que confirma una cuenta',
  'accounts/send-new-email': 'Enviar el enlace que confirma otro correo',
  'accounts/send-restore': 'Enviar el enlace para elegir otra contraseña',
  'accounts/send-sign-in-link': 'Enviar el enlace para entrar',
  'accounts/sweep': 'Limpiar sesiones y enlaces vencidos',
  'accounts/tell-email-changed': 'Avisar que cambió el correo de una cuenta',
  'accounts/tell-email-returned': 'Avisar que una cuenta volvió a su correo',
  'accounts/tell-factor-removal': 'Avisar que se quitarán los segundos pasos',
  'accounts/tell-locked': 'Avisar que se cerró una cuenta',
  'accounts/tell-password-changed': 'Avisar que cambió una contraseña',
  'accounts/tell-proof-changed': 'Avisar que cambió una forma de entrar',
  'accounts/warn-many-tries': 'Avisar de muchos intentos de entrar',
  'accounts/warn-new-device': 'Avisar de una entrada desde otro equipo',
  'backoffice/send-invitation': 'Enviar una invitación al equipo',
  'bookings/miss-absent': 'Anotar a quienes no llegaron a su salida',
  'checkout/find-payment': 'Preguntar de quién es un pago',
  'checkout/carry-departure': 'Devolver el dinero de una salida cancelada',
  'checkout/carry-departures': 'Buscar salidas canceladas sin terminar',
  'checkout/carry-refund': 'Llevar una devolución hasta el banco',
  'checkout/earn-due': 'Cerrar los servicios que terminaron',
  'checkout/make-payouts': 'Preparar los pagos a operadores',
  'checkout/read-settlements': 'Leer lo que el proveedor de tarjetas envió al banco',
  'checkout/remind-instalments': 'Buscar las cuotas por pagar',
  'checkout/remind-tomorrow': 'Buscar las salidas de mañana',
  'checkout/tell-cancelled': 'Avisar que una reserva se canceló',
  'checkout/tell-confirmed': 'Enviar la confirmación de una reserva',
  'checkout/tell-departure-message': 'Enviar el mensaje de un operador',
  'checkout/tell-instalment': 'Recordar una cuota por pagar',
  'checkout/tell-operator': 'Avisar al operador de una reserva',
  'checkout/tell-paid': 'Avisar que llegó un pago',
  'checkout/tell-reminder': 'Recordar una salida de mañana',
  'checkout/tell-too-late': 'Avisar que un pago llegó tarde',
  'closures/end-past': 'Terminar los cierres que pasaron',
  'closures/prepare-ways': 'Buscar los caminos que rodean un cierre',
  'complaints/close-uncontradicted': 'Cerrar los reclamos que nadie contradijo',
  'complaints/remind-staff': 'Recordar los reclamos que vencen',
  'complaints/send-answer': 'Enviar la respuesta a un reclamo',
  'complaints/send-extension': 'Avisar que un reclamo tardará más',
  'complaints/send-receipt': 'Enviar la constancia de un reclamo',
  'complaints/tell-staff': 'Avisar a la organización de un reclamo',
  'itineraries/check': 'Revisar los itinerarios',
  'operators/follow-rules': 'Crear las salidas de los planes',
  'operators/lapse': 'Pausar registros y certificados vencidos',
  'operators/send-invitation': 'Enviar una invitación al equipo de un operador',
  'operators/send-notice': 'Avisar a un operador',
  'mailbox/empty': 'Vaciar el buzón de demostración',
  'privacy/drop-copies': 'Borrar las copias de datos vencidas',
  'privacy/erase-account': 'Borrar una cuenta',
  'privacy/erase-due': 'Buscar las cuentas que toca borrar',
  'privacy/erase-rest': 'Terminar de borrar una cuenta',
  'privacy/make-copy': 'Preparar la copia de los datos de alguien',
  'privacy/tell-copy-ready': 'Avisar que una copia de datos está lista',
  'privacy/tell-erasure-asked': 'Avisar que se pidió borrar una cuenta',
  'trips/empty-bin': 'Vaciar la papelera de viajes',
};

/** A job that nobody named is called as the program calls it. */
export const jobWords = (name: string): string => WORDS[name] ?? name;
