export type BackofficeErrorCode =
  | 'last_admin'
  | 'staff_not_found'
  | 'already_staff'
  | 'invitation_not_found'
  | 'invitation_over'
  | 'invitation_for_another'
  | 'person_not_found'
  | 'person_is_staff'
  | 'person_is_you'
  | 'person_not_active'
  | 'factor_not_there'
  | 'factor_removal_waits'
  | 'factor_removal_over'
  | 'job_not_found'
  | 'staff_email_link';

export const BACKOFFICE_ERRORS = {
  last_admin: {
    status: 409,
    title: 'Es la última persona que administra',
    detail: 'La región se quedaría sin quien la administre. Da antes ese papel a otra persona.',
  },
  staff_not_found: {
    status: 404,
    title: 'No está en el equipo',
    detail: 'Esa persona no está en el equipo de la región.',
  },
  already_staff: {
    status: 409,
    title: 'Ya está en el equipo',
    detail: 'Esa persona ya está en el equipo. Si hace falta, cambia su papel.',
  },
  invitation_not_found: {
    status: 404,
    title: 'Invitación no encontrada',
    detail: 'Esa invitación no existe o su enlace ya no sirve. Pide que te la envíen otra vez.',
  },
  invitation_over: {
    status: 410,
    title: 'La invitación ya no vale',
    detail: 'Venció, se usó o fue retirada. Pide a quien administra la región que te la envíe otra vez.',
  },
  invitation_for_another: {
    status: 403,
    title: 'La invitación es de otra persona',
    detail: 'Entraste con otro correo. Entra con la cuenta del correo al que llegó la invitación.',
  },
  person_not_found: {
    status: 404,
    title: 'Cuenta no encontrada',
    detail: 'No encontramos esa cuenta.',
  },
  person_is_staff: {
    status: 403,
    title: 'Es una cuenta del equipo',
    detail: 'Solo quien administra la región bloquea o suspende a alguien del equipo.',
  },
  person_is_you: {
    status: 409,
    title: 'Es tu propia cuenta',
    detail: 'No puedes hacer esto con la cuenta con la que trabajas: pídeselo a otra persona que administre.',
  },
  person_not_active: {
    status: 409,
    title: 'La cuenta no está activa',
    detail: 'Solo se puede con una cuenta activa. Si está bloqueada, ábrela antes.',
  },
  factor_not_there: {
    status: 409,
    title: 'No tiene segundo paso',
    detail: 'Esta cuenta entra sin segundo paso: no hay nada que retirar.',
  },
  factor_removal_waits: {
    status: 409,
    title: 'Ya se pidió',
    detail: 'El retiro de su segundo paso ya espera su hora.',
  },
  factor_removal_over: {
    status: 409,
    title: 'Nada espera',
    detail: 'El retiro de su segundo paso ya se hizo, o alguien lo detuvo antes.',
  },
  job_not_found: {
    status: 404,
    title: 'Tarea no encontrada',
    detail: 'Esa tarea ya no espera: se hizo, o alguien la intentó antes que tú.',
  },
  staff_email_link: {
    status: 410,
    title: 'El enlace ya no sirve',
    detail: 'Ese enlace no es de un correo de la oficina, o ya no estás en el equipo.',
  },
} as const satisfies Record<BackofficeErrorCode, { status: number; title: string; detail: string }>;
