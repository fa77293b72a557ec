/** Paths of reviews, by what they belong to. */
export const publicReviewRoutes = {
  company: '/api/company-comments/',
  operator: '/api/touroperator-comments/',
  trip: '/api/trip-planned-comments/',
  /** Anybody says that one should not be there. */
  report: '/api/comments/:commentId/report',
} as const;

/** A review of a booking, for whoever may open its order; never listed. */
export const bookingReviewRoutes = {
  one: '/api/bookings/:reference/review',
  appeal: '/api/bookings/:reference/review/appeal',
} as const;

/** What an operator reads and answers. */
export const operatorReviewRoutes = {
  list: '/api/manage/operators/:operatorId/comments',
  reply: '/api/manage/operators/:operatorId/comments/:commentId/reply',
} as const;

/** What waits for the region. */
export const regionReviewRoutes = {
  list: '/api/admin/comments/',
  judge: '/api/admin/comments/:commentId/judge',
} as const;

/** Screens that emails lead to; the secret travels in the fragment. */
export const reviewScreens = {
  review: (order: string, booking: string) => `/reservas/${order}/opinion/${booking}`,
  operator: (operatorId: string) => `/operador/${operatorId}/opiniones`,
  region: '/region/opiniones',
} as const;
