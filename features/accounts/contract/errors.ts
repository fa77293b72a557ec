export type AccountErrorCode =
  | 'sign_in_failed'
  | 'link_needed'
  | 'too_many_tries'
  | 'too_many_emails'
  | 'code_needed'
  | 'code_wrong'
  | 'email_pending'
  | 'account_locked'
  | 'account_suspended'
  | 'account_leaving'
  | 'account_action_refused'
  | 'link_invalid'
  | 'confirm_with_password'
  | 'password_wrong'
  | 'email_taken'
  | 'step_up_needed'
  | 'passkey_needed'
  | 'passkey_refused'
  | 'passkey_not_found'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_required'
  | 'session_not_found'
  | 'policies_changed';

export const ACCOUNT_ERRORS = {
  sign_in_failed: {
    status: 401,
    title: 'No pudimos iniciar tu sesión',
    detail: 'El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.',
  },
  link_needed: {
    status: 429,
    title: 'Entra con un enlace',
    detail:
      'Hubo muchos intentos con este correo. Para protegerlo, en este dispositivo entra con un enlace que te enviamos por correo.',
  },
  too_many_tries: {
    status: 429,
    title: 'Demasiados intentos',
    detail: 'Hubo demasiados intentos en poco tiempo. Espera un momento e inténtalo de nuevo.',
  },
  too_many_emails: {
    status: 429,
    title: 'Demasiados correos por hoy',
    detail: 'Hoy ya salieron muchas invitaciones o varios correos a esa dirección. Inténtalo mañana.',
  },
  code_needed: {
    status: 401,
    title: 'Falta tu código',
    detail: 'Escribe el código de tu aplicación de verificación, o uno de recuperación.',
  },
  code_wrong: {
    status: 401,
    title: 'El código no sirve',
    detail: 'El código no es correcto o ya se usó. Espera el siguiente e inténtalo de nuevo.',
  },
  email_pending: {
    status: 403,
    title: 'Confirma tu correo',
    detail: 'Antes de entrar, abre el enlace que te enviamos para confirmar tu correo.',
  },
  account_locked: {
    status: 403,
    title: 'Cuenta bloqueada',
    detail:
      'Esta cuenta está bloqueada. Si la bloqueaste tú, restablece tu contraseña para abrirla; si no, escríbenos.',
  },
  account_suspended: {
    status: 403,
    title: 'Cuenta suspendida',
    detail: 'La región suspendió esta cuenta. Escríbenos si crees que es un error.',
  },
  account_leaving: {
    status: 403,
    title: 'Pediste borrar tu cuenta',
    detail: 'Esta cuenta está por borrarse, como pediste. Todavía puedes conservarla.',
  },
  account_action_refused: {
    status: 409,
    title: 'Ahora no es posible',
    detail: 'En el estado en que está la cuenta no se puede hacer eso.',
  },
  link_invalid: {
    status: 410,
    title: 'El enlace ya no sirve',
    detail: 'Este enlace venció, ya se usó o hay uno más nuevo. Pide otro.',
  },
  confirm_with_password: {
    status: 409,
    title: 'Escribe tu contraseña',
    detail: 'Abriste el enlace en otro navegador. Escribe la contraseña que elegiste para confirmar tu correo.',
  },
  password_wrong: {
    status: 403,
    title: 'Contraseña incorrecta',
    detail: 'Esa no es tu contraseña actual.',
  },
  email_taken: {
    status: 409,
    title: 'Ese correo ya tiene una cuenta',
    detail: 'Ese correo ya tiene una cuenta. Inicia sesión con ella o usa otro.',
  },
  step_up_needed: {
    status: 403,
    title: 'Demuestra que eres tú',
    detail: 'Para este cambio vuelve a demostrar que eres tú.',
  },
  passkey_needed: {
    status: 401,
    title: 'Usa tu llave de acceso',
    detail: 'Tu cuenta tiene una llave de acceso. Para este cambio demuestra que eres tú con ella.',
  },
  passkey_refused: {
    status: 401,
    title: 'La llave de acceso no sirvió',
    detail: 'No pudimos comprobar esa llave de acceso. Inténtalo de nuevo o entra de otra manera.',
  },
  passkey_not_found: {
    status: 404,
    title: 'Llave de acceso no encontrada',
    detail: 'Esa llave de acceso no está en tu cuenta.',
  },
  second_factor_on: {
    status: 409,
    title: 'Ya está activada',
    detail: 'La verificación en dos pasos ya está activada en tu cuenta.',
  },
  second_factor_off: {
    status: 409,
    title: 'No está activada',
    detail: 'La verificación en dos pasos no está activada en tu cuenta, o su activación empezó hace demasiado.',
  },
  second_factor_required: {
    status: 409,
    title: 'Tu función la necesita',
    detail: 'Quien administra la región no puede quedarse sin segundo paso. Agrega antes una llave de acceso.',
  },
  session_not_found: {
    status: 404,
    title: 'Sesión no encontrada',
    detail: 'Esa sesión ya terminó o no es tuya.',
  },
  policies_changed: {
    status: 409,
    title: 'Los textos cambiaron',
    detail:
      'Las condiciones o la política de privacidad cambiaron mientras las leías. Vuelve a revisarlas y acéptalas.',
  },
} as const satisfies Record<AccountErrorCode, { status: number; title: string; detail: string }>;
