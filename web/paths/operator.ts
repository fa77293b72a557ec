import { path, withSearch } from './build-path.ts';

export const PAYOUT_ACCOUNT = 'cuenta';

export const operatorPaths = {
  /** Without `all`, the screen opens the operator of a person who works for only one. */
  memberships: (shown?: 'all') => withSearch('/operador', shown && 'ver=todos'),
  today: (operatorId: string) => path`/operador/${operatorId}`,
  invitation: () => '/operador/invitacion',
  data: (operatorId: string) => path`/operador/${operatorId}/datos`,
  payoutAccount: (operatorId: string) => `${path`/operador/${operatorId}/datos`}#${PAYOUT_ACCOUNT}`,
  team: (operatorId: string) => path`/operador/${operatorId}/equipo`,
  resources: (operatorId: string) => path`/operador/${operatorId}/recursos`,
  connections: (operatorId: string) => path`/operador/${operatorId}/conexiones`,
  plans: (operatorId: string) => path`/operador/${operatorId}/planes`,
  plan: (operatorId: string, planId: string, step?: string) =>
    withSearch(path`/operador/${operatorId}/planes/${planId}`, step && `paso=${encodeURIComponent(step)}`),
  /** @param step the step of the editor to which the preview leads back */
  planPreview: (operatorId: string, planId: string, step?: string) =>
    withSearch(path`/operador/${operatorId}/planes/${planId}/vista-previa`, step && `paso=${encodeURIComponent(step)}`),
  closures: (operatorId: string) => path`/operador/${operatorId}/cierres`,
  /** @param open id of a departure of the day, which the calendar opens for changes */
  departures: (operatorId: string, day?: string, open?: string) =>
    withSearch(
      path`/operador/${operatorId}/salidas`,
      new URLSearchParams({ ...(day && { dia: day }), ...(open && { salida: open }) }),
    ),
  departureBatch: (operatorId: string) => path`/operador/${operatorId}/salidas/varias`,
  departure: (operatorId: string, departureId: string) => path`/operador/${operatorId}/salidas/${departureId}`,
  enterBooking: (operatorId: string, departureId: string) =>
    path`/operador/${operatorId}/salidas/${departureId}/anotar`,
  cancelDeparture: (operatorId: string, departureId: string) =>
    path`/operador/${operatorId}/salidas/${departureId}/cancelar`,
  bookings: (operatorId: string, search?: URLSearchParams) =>
    withSearch(path`/operador/${operatorId}/reservas`, search),
  newBooking: (operatorId: string) => path`/operador/${operatorId}/reservas/anotar`,
  newBookingOn: (operatorId: string, departureId: string) =>
    path`/operador/${operatorId}/reservas/anotar/${departureId}`,
  booking: (operatorId: string, bookingId: string) => path`/operador/${operatorId}/reservas/${bookingId}`,
  quotations: (operatorId: string, box?: string) =>
    withSearch(path`/operador/${operatorId}/cotizaciones`, box && `parte=${encodeURIComponent(box)}`),
  quotation: (operatorId: string, offerId: string) => path`/operador/${operatorId}/cotizaciones/${offerId}`,
  reviews: (operatorId: string) => path`/operador/${operatorId}/opiniones`,
  questions: (operatorId: string) => path`/operador/${operatorId}/preguntas`,
  code: (operatorId: string) => path`/operador/${operatorId}/codigo`,
  announcements: (operatorId: string) => path`/operador/${operatorId}/mensajes`,
  announcement: (operatorId: string, announcementId: string) =>
    path`/operador/${operatorId}/mensajes/${announcementId}`,
  money: (operatorId: string) => path`/operador/${operatorId}/pagos`,
} as const;
