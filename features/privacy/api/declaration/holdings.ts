export const HOLDINGS = {
  account: {
    title: 'Tu cuenta',
    why: 'Para saber quién eres y cómo escribirte.',
    until: 'Se borra con tu cuenta. Queda una línea sin nombre que dice que existió y que se borró.',
  },
  access: {
    title: 'Cómo entras',
    why: 'Para que nadie más entre en tu cuenta.',
    until: 'Se borra con tu cuenta; las sesiones que terminaron, a los 30 días.',
  },
  trips: {
    title: 'Tus viajes',
    why: 'Para que los tengas en todos tus dispositivos.',
    until: 'Se borran con tu cuenta, también para quien tenga un enlace.',
  },
  bookings: {
    title: 'Reservas y pagos',
    why: 'Para darte lo que compraste, y devolverte lo que toque. El número de tu tarjeta no lo vemos nunca.',
    until:
      'La ley pide conservar las cuentas: se guardan sin tu nombre ni tus datos. Una reserva que aún no pasó espera a su día, y entonces se quitan. Mientras guardas lugares sin pagar hay un resumen cifrado de tu red y tu navegador, o de tu cuenta: se borra al pagar o soltarlos, o diez minutos después de que se acabe el tiempo.',
  },
  waitlist: {
    title: 'Listas de espera',
    why: 'Para avisarte si se libera un lugar en una salida llena.',
    until: 'Se borran con tu cuenta, o a los 30 días de terminar. Un correo sin confirmar, al día siguiente.',
  },
  quotations: {
    title: 'Cotizaciones',
    why: 'Para preguntar a los operadores por ti y mostrarte lo que ofrecen.',
    until:
      'Lo que escribiste y adjuntaste se borra con tu cuenta. Queda, sin tu nombre, qué se pidió y qué se ofreció: la región mide con eso lo que falta. Lo que quisiste pedir cuando ningún operador encajaba se guarda sin tus palabras ni tu contacto, y se borra con tu cuenta o a los dos años.',
  },
  contributions: {
    title: 'Lo que publicaste',
    why: 'Para que otros viajeros sepan lo que tú sabes.',
    until:
      'Fotos, preguntas y respuestas se borran con tu cuenta. Una opinión queda con su nota y su texto, sin tu nombre.',
  },
  agreements: {
    title: 'Lo que aceptaste',
    why: 'Para poder probar qué texto aceptaste o rechazaste, y cuándo.',
    until: 'La prueba se conserva sin tu nombre.',
  },
  complaints: {
    title: 'Tus reclamos',
    why: 'La ley pide un libro de reclamaciones.',
    until:
      'El libro se conserva sin tu nombre ni tus datos. Un reclamo abierto sigue su curso hasta cerrarse, y entonces se quitan.',
  },
  work: {
    title: 'Tu trabajo aquí',
    why: 'Para que la región y las empresas sepan quién hizo qué en su nombre.',
    until: 'Tus papeles se borran; lo que hiciste en nombre de la región queda en su registro, sin tu nombre.',
  },
  letters: {
    title: 'Mensajes en camino',
    why: 'Para enviarte lo que pediste.',
    until: 'Desaparecen cuando se envían; un código para reservar, a los diez minutos.',
  },
} as const;

export type HoldingId = keyof typeof HOLDINGS;
