/** Screens that emails and the back office link to. */
export const reviewScreens = {
  review: (order: string, booking: string) => `/reservas/${order}/opinion/${booking}`,
  operator: (operatorId: string) => `/operador/${operatorId}/opiniones`,
  region: '/region/opiniones',
} as const;
