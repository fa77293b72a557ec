/** Paths of public lists of reviews, by kind of owner. */
export const publicReviewRoutes = {
  company: '/api/company-comments/',
  operator: '/api/touroperator-comments/',
  trip: '/api/trip-planned-comments/',
  /** Any reader can report a review. */
  report: '/api/comments/:commentId/report',
} as const;

/** Paths of the review of a booking, for people who may open the order. */
export const bookingReviewRoutes = {
  one: '/api/bookings/:reference/review',
  appeal: '/api/bookings/:reference/review/appeal',
} as const;

/** Paths of an operator's reviews and replies. */
export const operatorReviewRoutes = {
  list: '/api/manage/operators/:operatorId/comments',
  reply: '/api/manage/operators/:operatorId/comments/:commentId/reply',
} as const;

/** Paths of the reviews that need a decision of the region. */
export const regionReviewRoutes = {
  list: '/api/admin/comments/',
  judge: '/api/admin/comments/:commentId/judge',
} as const;

/** Screens that emails link to. */
export const reviewScreens = {
  review: (order: string, booking: string) => `/reservas/${order}/opinion/${booking}`,
  operator: (operatorId: string) => `/operador/${operatorId}/opiniones`,
  region: '/region/opiniones',
} as const;
