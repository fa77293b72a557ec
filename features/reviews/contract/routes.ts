/** Paths of reviews, by their owners. */
export const publicReviewRoutes = {
  company: '/api/company-comments/',
  operator: '/api/touroperator-comments/',
  trip: '/api/trip-planned-comments/',
  /** Reports a review; open to all readers. */
  report: '/api/comments/:commentId/report',
} as const;

/** A review of a booking, for people who may open its order; never listed. */
export const bookingReviewRoutes = {
  one: '/api/bookings/:reference/review',
  appeal: '/api/bookings/:reference/review/appeal',
} as const;

/** The operator's reviews and replies. */
export const operatorReviewRoutes = {
  list: '/api/manage/operators/:operatorId/comments',
  reply: '/api/manage/operators/:operatorId/comments/:commentId/reply',
} as const;

/** Reviews that wait for the region. */
export const regionReviewRoutes = {
  list: '/api/admin/comments/',
  judge: '/api/admin/comments/:commentId/judge',
} as const;

/** Screens that emails link to; the secret is in the fragment. */
export const reviewScreens = {
  review: (order: string, booking: string) => `/reservas/${order}/opinion/${booking}`,
  operator: (operatorId: string) => `/operador/${operatorId}/opiniones`,
  region: '/region/opiniones',
} as const;
