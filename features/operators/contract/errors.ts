export type OperatorErrorCode =
  | 'plan_not_found'
  | 'operator_not_found'
  | 'operator_cannot'
  | 'operator_incomplete'
  | 'operator_not_verified'
  | 'operator_locked'
  | 'register_over'
  | 'too_many_operators'
  | 'document_not_found'
  | 'too_many_documents'
  | 'member_not_found'
  | 'already_member'
  | 'last_owner'
  | 'operator_invitation_not_found'
  | 'operator_invitation_over'
  | 'operator_invitation_for_another'
  | 'plan_cannot'
  | 'plan_changed'
  | 'plan_incomplete'
  | 'option_not_found'
  | 'options_changed'
  | 'rule_not_found'
  | 'rule_changed'
  | 'rule_senseless'
  | 'resource_not_found'
  | 'resource_busy'
  | 'departure_not_found'
  | 'departure_cannot'
  | 'departure_changed'
  | 'departure_booked'
  | 'departure_exists'
  | 'departure_past'
  | 'too_many_departures'
  | 'batch_not_found'
  | 'batch_repeated_differently'
  | 'closure_question_not_found'
  | 'closure_question_over'
  | 'capacity_below_taken'
  | 'reason_needed'
  | 'bank_change_over';

interface Text {
  status: number;
  title: string;
  detail: string;
}
const refuse = (status: number, title: string, detail: string): Text => ({ status, title, detail });

export const OPERATOR_ERRORS = {
  plan_not_found: refuse(
    404,
    'Plan no encontrado',
    'No encontramos ese plan en la región. Puede que ya no esté a la venta.',
  ),
  operator_not_found: refuse(404, 'Operador no encontrado', 'No encontramos ese operador en la región.'),
  operator_cannot: refuse(
    409,
    'Ahora no es posible',
    'En el estado en que está el operador no se puede hacer eso. Vuelve a cargarlo.',
  ),
  operator_incomplete: refuse(
    409,
    'Faltan datos',
    'Completa los datos señalados antes de enviar el operador a la región.',
  ),
  operator_not_verified: refuse(
    409,
    'El operador no está verificado',
    'La región tiene que verificar al operador antes de que venda. Sus datos se envían antes que sus planes.',
  ),
  operator_locked: refuse(
    409,
    'Datos verificados',
    'Los datos legales que la región verificó se cambian pidiéndoselo a la región.',
  ),
  register_over: refuse(
    409,
    'Registro vencido',
    'El registro de turismo de este operador ya venció. Escribe hasta cuándo vale el nuevo.',
  ),
  too_many_operators: refuse(
    409,
    'Ya tienes operadores sin verificar',
    'Termina de registrar los operadores que empezaste antes de crear otro.',
  ),
  document_not_found: refuse(404, 'Documento no encontrado', 'No encontramos ese documento.'),
  too_many_documents: refuse(
    409,
    'Demasiados documentos',
    'Un operador guarda hasta 20 documentos. Quita alguno antes de agregar otro.',
  ),
  member_not_found: refuse(404, 'Persona no encontrada', 'Esa persona no está en el equipo.'),
  already_member: refuse(409, 'Ya está en el equipo', 'Esa persona ya está en el equipo de este operador.'),
  last_owner: refuse(
    409,
    'Última persona responsable',
    'El operador necesita al menos una persona responsable. Nombra a otra antes.',
  ),
  operator_invitation_not_found: refuse(
    404,
    'Invitación no encontrada',
    'Esta invitación ya no sirve: se usó, se retiró o hay una más nueva.',
  ),
  operator_invitation_over: refuse(410, 'Invitación vencida', 'La invitación venció. Pide que te la envíen de nuevo.'),
  operator_invitation_for_another: refuse(
    403,
    'Invitación de otra cuenta',
    'Esta invitación es para otro correo. Entra con la cuenta invitada.',
  ),
  plan_cannot: refuse(
    409,
    'Ahora no es posible',
    'En el estado en que está el plan no se puede hacer eso. Vuelve a cargarlo.',
  ),
  plan_changed: refuse(
    409,
    'El plan cambió',
    'Se guardó otra versión mientras escribías. Junta las dos antes de guardar.',
  ),
  plan_incomplete: refuse(409, 'Al plan le falta algo', 'Corrige lo señalado antes de enviar el plan.'),
  option_not_found: refuse(404, 'Opción no encontrada', 'El plan no tiene esa opción.'),
  options_changed: refuse(
    409,
    'Las tarifas cambiaron',
    'Se guardaron otras tarifas mientras escribías. Junta las dos antes de guardar.',
  ),
  rule_not_found: refuse(404, 'Días y horas no encontrados', 'El plan ya no tiene esos días y horas de salida.'),
  rule_changed: refuse(
    409,
    'Los días y horas cambiaron',
    'Se guardaron otros días y horas mientras escribías. Junta los dos antes de guardar.',
  ),
  rule_senseless: refuse(400, 'Falta la hora', 'Pon horas de salida o un horario de atención, según el plan.'),
  resource_not_found: refuse(404, 'Recurso no encontrado', 'El operador no tiene ese recurso.'),
  resource_busy: refuse(
    409,
    'Ya va en otra salida',
    'A esa hora ese guía o ese vehículo ya va en otra salida, o no alcanza para tantas personas.',
  ),
  departure_not_found: refuse(404, 'Salida no encontrada', 'No encontramos esa salida.'),
  departure_cannot: refuse(
    409,
    'Ahora no es posible',
    'En el estado en que está la salida no se puede hacer eso. Vuelve a cargarla.',
  ),
  departure_changed: refuse(
    409,
    'La salida cambió',
    'Se guardaron otros lugares, precios o guía de esta salida mientras la mirabas.',
  ),
  departure_booked: refuse(
    409,
    'Alguien acaba de reservar',
    'Mientras la mirabas alguien reservó esta salida o está por pagarla: escribe por qué se cancela.',
  ),
  departure_exists: refuse(409, 'Ya hay una salida', 'Esa opción ya tiene una salida ese día a esa hora.'),
  departure_past: refuse(409, 'Ese momento ya pasó', 'Una salida nueva tiene que empezar más adelante.'),
  too_many_departures: refuse(
    409,
    'Son demasiadas salidas',
    'De una vez se cambian hasta 400 salidas. Elige menos días, un plan o una opción.',
  ),
  batch_not_found: refuse(404, 'Cambio no encontrado', 'No encontramos ese cambio de varias salidas.'),
  batch_repeated_differently: refuse(
    422,
    'Solicitud repetida con otros datos',
    'Ya recibimos este cambio con otras salidas u otros datos. Vuelve a ver qué cambia.',
  ),
  closure_question_not_found: refuse(404, 'Cierre no encontrado', 'Ese cierre no toca ningún plan de este operador.'),
  closure_question_over: refuse(
    409,
    'El cierre ya no te toca',
    'El cierre terminó o cambió y esos días se venden otra vez. Vuelve a cargar la página.',
  ),
  capacity_below_taken: refuse(
    409,
    'Hay más reservas',
    'La capacidad no puede quedar por debajo de los lugares ya reservados.',
  ),
  reason_needed: refuse(400, 'Falta el motivo', 'Escribe el motivo: se lo enviamos al operador.'),
  bank_change_over: refuse(
    409,
    'Ese cambio de cuenta ya no espera',
    'El cambio ya se usa, se detuvo o lo reemplazó otro. Vuelve a cargar la página para ver cómo está.',
  ),
} as const satisfies Record<OperatorErrorCode, Text>;
