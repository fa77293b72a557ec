const own = (operatorId: string, ...more: string[]) => ['/operador', operatorId, ...more].map(part).join('/');
const part = (text: string, index: number) => (index === 0 ? text : encodeURIComponent(text));

/**
 * URLs of the screens of operators, and of the region's screens about operators. They are not in `paths.ts`, because every first load
 * includes `paths.ts`, and travellers do not need these URLs.
 */
/** Fragment of the section with the bank account on the screen of the operator's data. */
export const PAYOUT_ACCOUNT = 'cuenta';

export const operatorPaths = {
  today: (operatorId: string) => own(operatorId),
  /** Invitation to an operator's team. Its secret is added as the fragment. */
  invitation: () => '/operador/invitacion',
  data: (operatorId: string) => own(operatorId, 'datos'),
  payoutAccount: (operatorId: string) => `${own(operatorId, 'datos')}#${PAYOUT_ACCOUNT}`,
  team: (operatorId: string) => own(operatorId, 'equipo'),
  resources: (operatorId: string) => own(operatorId, 'recursos'),
  /** Agencies whose systems sell the operator's plans. */
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
  /** Inbox with requests for quotations. `box` selects a part of the inbox. */
  quotations: (operatorId: string, box?: string) =>
    `${own(operatorId, 'cotizaciones')}${box ? `?parte=${encodeURIComponent(box)}` : ''}`,
  quotation: (operatorId: string, offerId: string) => own(operatorId, 'cotizaciones', offerId),
  /** Reviews of the operator. */
  reviews: (operatorId: string) => own(operatorId, 'opiniones'),
  /** Reviews that wait for approval by the region. */
  regionReviews: () => '/region/opiniones',
  /** Agencies whose systems sell the plans of every operator that allows such sales. */
  regionConnections: () => '/region/conexiones',
  /** The region's view of quotations. */
  regionQuotations: () => '/region/cotizaciones',
  regionOperator: (operatorId: string) => `/region/operadores/${encodeURIComponent(operatorId)}`,
  regionPlan: (planId: string) => `/region/planes/${encodeURIComponent(planId)}`,
} as const;
