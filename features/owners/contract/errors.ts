export type OwnerErrorCode =
  | 'claim_not_found'
  | 'claim_already_open'
  | 'claim_already_yours'
  | 'claim_cannot'
  | 'claim_proof_unavailable'
  | 'claim_email_elsewhere'
  | 'claim_code_wrong'
  | 'claim_reason_needed'
  | 'claim_too_many_documents'
  | 'claim_document_not_found'
  | 'place_disputed'
  | 'place_fact_not_yours'
  | 'place_moved_far'
  | 'proposal_not_found'
  | 'place_invitation_not_found'
  | 'place_invitation_over'
  | 'place_invitation_for_another'
  | 'place_member_already'
  | 'place_member_not_found'
  | 'place_last_owner'
  | 'notice_over'
  | 'notice_too_many'
  | 'confirmation_not_found'
  | 'fact_report_not_found';

interface Text {
  status: number;
  title: string;
  detail: string;
}

export const OWNER_ERRORS = {
  claim_not_found: { status: 404, title: 'Solicitud no encontrada', detail: 'No encontramos esa solicitud.' },
  claim_already_open: {
    status: 409,
    title: 'Ya lo pediste',
    detail: 'Ya tienes una solicitud abierta para este lugar. Sigue con ella o retírala.',
  },
  claim_already_yours: { status: 409, title: 'Ya es tuyo', detail: 'Ya estás en el equipo de este lugar.' },
  claim_cannot: {
    status: 409,
    title: 'No se puede ahora',
    detail: 'La solicitud ya cambió de estado. Ábrela de nuevo para ver en cuál está.',
  },
  claim_proof_unavailable: {
    status: 409,
    title: 'Elige otra prueba',
    detail: 'La ficha no tiene lo que hace falta para esa prueba. Elige otra.',
  },
  claim_email_elsewhere: {
    status: 400,
    title: 'Ese correo es de otra página',
    detail: 'Escribe un correo que termine como la página web de la ficha.',
  },
  claim_code_wrong: {
    status: 400,
    title: 'El código no es',
    detail: 'Ese no es el código. Míralo otra vez: son ocho números.',
  },
  claim_reason_needed: { status: 400, title: 'Falta el motivo', detail: 'Escribe por qué, en pocas palabras.' },
  claim_too_many_documents: {
    status: 409,
    title: 'Son demasiadas fotos',
    detail: 'Caben diez. Bastan las que muestran el número de registro y tu nombre.',
  },
  claim_document_not_found: { status: 404, title: 'Documento no encontrado', detail: 'No encontramos ese documento.' },
  place_disputed: {
    status: 409,
    title: 'Está en revisión',
    detail: 'Otra persona dice que este lugar es suyo. Hasta que la región decida, la ficha no se cambia.',
  },
  place_fact_not_yours: {
    status: 409,
    title: 'Lo cambia la región',
    detail: 'Ese dato lo cambia la región. Escríbele si está mal.',
  },
  place_moved_far: {
    status: 409,
    title: 'Queda lejos',
    detail: 'Un cambio así lo revisa la región. Pídele que lo mueva.',
  },
  proposal_not_found: { status: 404, title: 'Cambio no encontrado', detail: 'Ese cambio ya no espera una decisión.' },
  place_invitation_not_found: {
    status: 404,
    title: 'Esta invitación no sirve',
    detail: 'Se usó, se retiró o el enlace está incompleto. Pide que te inviten otra vez.',
  },
  place_invitation_over: {
    status: 410,
    title: 'La invitación venció',
    detail: 'Pide que te inviten otra vez: llega un enlace nuevo.',
  },
  place_invitation_for_another: {
    status: 403,
    title: 'Es para otra cuenta',
    detail: 'Entra con la cuenta del correo al que llegó la invitación.',
  },
  place_member_already: { status: 409, title: 'Ya está en el equipo', detail: 'Esa persona ya está en el equipo.' },
  place_member_not_found: {
    status: 404,
    title: 'No está en el equipo',
    detail: 'Esa persona ya no está en el equipo.',
  },
  place_last_owner: {
    status: 409,
    title: 'Falta quien quede a cargo',
    detail:
      'Eres la única persona dueña. Pasa el lugar a otra antes de cambiar tu papel, o sal y la ficha queda libre.',
  },
  notice_over: { status: 409, title: 'Ese día ya pasó', detail: 'Elige hoy u otro día que venga.' },
  notice_too_many: {
    status: 409,
    title: 'Son muchos avisos',
    detail: 'Caben diez a la vez, para que se lean. Quita uno que ya no haga falta.',
  },
  confirmation_not_found: {
    status: 404,
    title: 'Este enlace ya no sirve',
    detail: 'Llegó otro después, o el lugar cambió de equipo. Entra a tu cuenta y confírmalo ahí.',
  },
  fact_report_not_found: { status: 404, title: 'Aviso no encontrado', detail: 'Ese aviso ya tiene respuesta.' },
} as const satisfies Record<OwnerErrorCode, Text>;
