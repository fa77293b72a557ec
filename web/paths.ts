/**
 * URLs of the screens. `operator-paths.ts` has the screens of operators, `quotation-paths.ts` the screens of quotations. The server uses
 * these functions too, for links in emails and files. Secrets are in the fragment of a URL, not in its path.
 */
export const paths = {
  home: () => '/',
  explore: (search?: URLSearchParams | string) => (search && String(search) ? `/explorar?${search}` : '/explorar'),
  place: (slug: string) => `/lugares/${encodeURIComponent(slug)}`,
  itineraries: () => '/itinerarios',
  itinerary: (slug: string) => `/itinerarios/${encodeURIComponent(slug)}`,
  plans: (search?: URLSearchParams) => withSearch('/planes', search),
  /** `search` may contain the day (`fecha`) and the party (`personas`). */
  plan: (slug: string, search?: URLSearchParams) => withSearch(`/planes/${encodeURIComponent(slug)}`, search),
  /** `search` may contain the day (`fecha`) and the party (`personas`). */
  comparePlans: (slugs: readonly string[], search?: URLSearchParams) =>
    `/planes/comparar?planes=${slugs.map(encodeURIComponent).join(',')}${search?.size ? `&${search}` : ''}`,
  basket: () => '/canasta',
  pay: (orderId: string) => `/pago/${encodeURIComponent(orderId)}`,
  findBooking: () => '/reservas',
  /** `secret` opens the booking. Without `secret`, the screen asks for the PIN. */
  booking: (reference: string, secret?: string) =>
    `/reservas/${encodeURIComponent(reference)}${secret ? `#${secret}` : ''}`,
  /** Review form of a booking. `order` is the order that contains the booking. */
  review: (order: string, booking: string) =>
    `/reservas/${encodeURIComponent(order)}/opinion/${encodeURIComponent(booking)}`,
  planTrip: () => '/arma-tu-viaje',
  trips: () => '/viajes',
  /** `secret` is a secret for editing (`#editar=…`) or for reading (`#ver=…`). */
  trip: (id: string, secret?: { edit?: string; share?: string }) =>
    `/viajes/${encodeURIComponent(id)}${secret?.edit ? `#editar=${secret.edit}` : secret?.share ? `#ver=${secret.share}` : ''}`,
  tripPrint: (id: string, secret?: { edit?: string; share?: string }) =>
    `/viajes/${encodeURIComponent(id)}/imprimir${secret?.edit ? `#editar=${secret.edit}` : secret?.share ? `#ver=${secret.share}` : ''}`,
  policy: (kind: string) => `/politicas/${encodeURIComponent(kind)}`,
  complaints: () => '/reclamos',
  /** `secret` opens the complaint. Without `secret`, the screen asks for the PIN. */
  complaint: (reference: string, secret?: string) =>
    `/reclamos/${encodeURIComponent(reference)}${secret ? `#${secret}` : ''}`,
  regionComplaints: () => '/region/reclamos',
  regionComplaint: (reference: string) => `/region/reclamos/${encodeURIComponent(reference)}`,
  regionPolicies: () => '/region/politicas',
  regionPolicy: (kind: string) => `/region/politicas/${encodeURIComponent(kind)}`,
  help: () => '/ayuda',
  sources: () => '/fuentes',
  /** Mailbox of a demo. `mail` is the id of an email to open. */
  mailbox: (mail?: string) => (mail ? `/demo/buzon?mensaje=${encodeURIComponent(mail)}` : '/demo/buzon'),
  backOffice: () => '/region',
  regionItineraries: () => '/region/itinerarios',
  regionItinerary: (id: string) => `/region/itinerarios/${encodeURIComponent(id)}`,
  regionClosures: () => '/region/cierres',
  /** Form of a closure. The id `nuevo` opens an empty form. */
  regionClosure: (id = 'nuevo') => `/region/cierres/${encodeURIComponent(id)}`,
  regionOrganisation: () => '/region/organizacion',
  regionTeam: () => '/region/equipo',
  regionPeople: (search?: string) => (search ? `/region/personas?q=${encodeURIComponent(search)}` : '/region/personas'),
  regionPerson: (id: string) => `/region/personas/${encodeURIComponent(id)}`,
  regionLog: (search?: URLSearchParams | string) =>
    search && String(search) ? `/region/registro?${search}` : '/region/registro',
  regionTasks: () => '/region/tareas',
  regionMoney: () => '/region/pagos',
  operatorMoney: (operatorId: string) => `/operador/${operatorId}/pagos`,
  /** List of the travellers of a departure, with check-in by camera. */
  operatorDeparture: (operatorId: string, departureId: string) =>
    `/operador/${encodeURIComponent(operatorId)}/salidas/${encodeURIComponent(departureId)}`,
  /** Invitation to the region's staff. Its secret is added as the fragment. */
  staffInvitation: () => '/invitacion',
  /** `back` is the URL to open after signing in. */
  signIn: (back?: string) => (back ? `/entrar?volver=${encodeURIComponent(back)}` : '/entrar'),
  signUp: (back?: string) => (back ? `/crear-cuenta?volver=${encodeURIComponent(back)}` : '/crear-cuenta'),
  restorePassword: () => '/restaurar',
  account: () => '/cuenta',
  accountSecurity: () => '/cuenta/seguridad',
  accountSessions: () => '/cuenta/sesiones',
  accountPrivacy: () => '/cuenta/privacidad',
  accountBookings: () => '/cuenta/reservas',
  operatorMemberships: () => '/operador',
  regionOperators: () => '/region/operadores',
  apiDocs: () => '/api/docs',
} as const;

function withSearch(path: string, search?: URLSearchParams): string {
  return search?.size ? `${path}?${search}` : path;
}
