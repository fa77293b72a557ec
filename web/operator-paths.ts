const own = (operatorId: string, ...more: string[]) => ['/operador', operatorId, ...more].map(part).join('/');
const part = (text: string, index: number) => (index === 0 ? text : encodeURIComponent(text));

/**
 * URLs of an operator's screens, and of the region's screens about one. They are not in `paths.ts`, because every first load includes that file and
 * travellers do not need these.
 */
/** The part of the operator's data with the account for payouts. */
export const PAYOUT_ACCOUNT = 'cuenta';

export const operatorPaths = {
  today: (operatorId: string) => own(operatorId),
  /** The secret of an invitation to an operator's team is in the fragment. */
  invitation: () => '/operador/invitacion',
  data: (operatorId: string) => own(operatorId, 'datos'),
  payoutAccount: (operatorId: string) => `${own(operatorId, 'datos')}#${PAYOUT_ACCOUNT}`,
  team: (operatorId: string) => own(operatorId, 'equipo'),
  resources: (operatorId: string) => own(operatorId, 'recursos'),
  /** Agencies whose systems sell the operator's places. */
  connections: (operatorId: string) => own(operatorId, 'conexiones'),
  plans: (operatorId: string) => own(operatorId, 'planes'),
  plan: (operatorId: string, planId: string, step?: string) =>
    `${own(operatorId, 'planes', planId)}${step ? `?paso=${encodeURIComponent(step)}` : ''}`,
  departures: (operatorId: string, day?: string) =>
    `${own(operatorId, 'salidas')}${day ? `?dia=${encodeURIComponent(day)}` : ''}`,
  cancelDeparture: (operatorId: string, departureId: string) => own(operatorId, 'salidas', departureId, 'cancelar'),
  bookings: (operatorId: string, search?: URLSearchParams) =>
    `${own(operatorId, 'reservas')}${search?.size ? `?${search}` : ''}`,
  booking: (operatorId: string, bookingId: string) => own(operatorId, 'reservas', bookingId),
  /** Requests from travellers; `box` is a part of the inbox. */
  quotations: (operatorId: string, box?: string) =>
    `${own(operatorId, 'cotizaciones')}${box ? `?parte=${encodeURIComponent(box)}` : ''}`,
  quotation: (operatorId: string, offerId: string) => own(operatorId, 'cotizaciones', offerId),
  /** Reviews of the operator. */
  reviews: (operatorId: string) => own(operatorId, 'opiniones'),
  /** Reviews that wait for the region. */
  regionReviews: () => '/region/opiniones',
  /** Agencies whose systems sell for every operator that allows it. */
  regionConnections: () => '/region/conexiones',
  /** The region's view of quotations. */
  regionQuotations: () => '/region/cotizaciones',
  regionOperator: (operatorId: string) => `/region/operadores/${encodeURIComponent(operatorId)}`,
  regionPlan: (planId: string) => `/region/planes/${encodeURIComponent(planId)}`,
} as const;
