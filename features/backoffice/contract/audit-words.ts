/** What an action of the log is called; an area adds its own lines. */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  'organisation.change': 'Cambió los ajustes de la región',
  'organisation.restore': 'Volvió a una versión anterior de los ajustes',
  'staff.invite': 'Invitó a una persona al equipo',
  'staff.resend': 'Envió otra vez una invitación',
  'staff.withdraw': 'Retiró una invitación',
  'staff.join': 'Aceptó su invitación al equipo',
  'staff.change': 'Cambió el papel de una persona del equipo',
  'staff.remove': 'Quitó a una persona del equipo',
  'people.lock': 'Bloqueó una cuenta',
  'people.unlock': 'Desbloqueó una cuenta',
  'people.suspend': 'Suspendió una cuenta',
  'people.reinstate': 'Levantó la suspensión de una cuenta',
  'jobs.retry': 'Intentó otra vez una tarea',
  'policies.draft': 'Escribió un borrador de política',
  'policies.publish': 'Publicó una política',
  'policies.schedule': 'Programó una política',
  'policies.discard': 'Descartó un borrador de política',
  'policies.withdraw': 'Devolvió a borrador una política programada',
  'complaints.take': 'Tomó un reclamo a su cargo',
  'complaints.assign': 'Cambió quién atiende un reclamo',
  'complaints.note': 'Anotó algo en un reclamo',
  'complaints.extend': 'Amplió el plazo de un reclamo',
  'complaints.answer': 'Respondió un reclamo',
  'itineraries.create': 'Empezó un itinerario',
  'itineraries.change': 'Cambió un itinerario',
  'itineraries.restore': 'Volvió a una versión anterior de un itinerario',
  'itineraries.publish': 'Publicó un itinerario',
  'itineraries.withdraw': 'Devolvió un itinerario a borrador',
  'itineraries.feature': 'Recomendó un itinerario',
  'itineraries.unfeature': 'Dejó de recomendar un itinerario',
  'itineraries.archive': 'Archivó un itinerario',
  'itineraries.recover': 'Sacó un itinerario del archivo',
  'closures.create': 'Registró un cierre',
  'closures.change': 'Cambió un cierre',
  'closures.announce': 'Anunció un cierre',
  'closures.withdraw': 'Retiró un cierre anunciado',
  'closures.end': 'Terminó un cierre',
  'closures.reopen': 'Reabrió un cierre',
};

/** What things are called. */
export const SUBJECT_WORDS: Readonly<Record<string, string>> = {
  organisation: 'Ajustes, versión',
  staff: 'Equipo',
  invitation: 'Invitación',
  account: 'Cuenta',
  job: 'Tarea',
  policy: 'Política',
  complaint: 'Reclamo',
  itinerary: 'Itinerario',
  closure: 'Cierre',
};

/** The action in words; its own name where nobody gave it any. */
export const actionWords = (action: string): string => ACTION_WORDS[action] ?? action;
export const subjectWords = (kind: string): string => SUBJECT_WORDS[kind] ?? kind;
