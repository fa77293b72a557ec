/** Public paths: the terms for requests, the operators, and creating a request. They show no stored requests. */
export const quotationWindowRoutes = {
  terms: '/api/quotations/',
  ask: '/api/quotations/',
  /** Operators to which a traveller can send a request. */
  operators: '/api/quotations/operators/',
} as const;

/** Paths of an account's requests. */
export const accountQuotationRoutes = {
  list: '/api/me/quotations/',
  ask: '/api/me/quotations/',
} as const;

/** Paths of a request. The secret of a link, the PIN of the email or the account gives access. `:name` is the id or the reference. */
export const requestRoutes = {
  find: '/api/quotation-requests/find',
  unread: '/api/quotation-requests/unread',
  one: '/api/quotation-requests/:name',
  files: '/api/quotation-requests/:name/files',
  file: '/api/quotation-requests/:name/files/:fileId',
  withdraw: '/api/quotation-requests/:name/withdraw',
  reassign: '/api/quotation-requests/:name/reassign',
  offer: '/api/quotation-requests/:name/offers/:offerId',
  version: '/api/quotation-requests/:name/offers/:offerId/versions/:version',
  askChanges: '/api/quotation-requests/:name/offers/:offerId/ask-changes',
  reject: '/api/quotation-requests/:name/offers/:offerId/reject',
  price: '/api/quotation-requests/:name/offers/:offerId/price',
  accept: '/api/quotation-requests/:name/offers/:offerId/accept',
  messages: '/api/quotation-requests/:name/offers/:offerId/messages',
} as const;

/** Paths of an operator's inbox and answers. */
export const operatorOfferRoutes = {
  inbox: '/api/manage/operators/:operatorId/quotations/',
  one: '/api/manage/operators/:operatorId/quotations/:offerId',
  view: '/api/manage/operators/:operatorId/quotations/:offerId/view',
  draft: '/api/manage/operators/:operatorId/quotations/:offerId/draft',
  check: '/api/manage/operators/:operatorId/quotations/:offerId/check',
  planLine: '/api/manage/operators/:operatorId/quotations/:offerId/plan-line',
  send: '/api/manage/operators/:operatorId/quotations/:offerId/send',
  decline: '/api/manage/operators/:operatorId/quotations/:offerId/decline',
  withdraw: '/api/manage/operators/:operatorId/quotations/:offerId/withdraw',
  messages: '/api/manage/operators/:operatorId/quotations/:offerId/messages',
  files: '/api/manage/operators/:operatorId/quotations/:offerId/files',
  file: '/api/manage/operators/:operatorId/quotations/:offerId/files/:fileId',
  version: '/api/manage/operators/:operatorId/quotations/:offerId/versions/:version',
  templates: '/api/manage/operators/:operatorId/offer-templates/',
  template: '/api/manage/operators/:operatorId/offer-templates/:templateId',
} as const;

/** Paths of the region's reports: unanswered requests, response times, and unserved requests. */
export const quotationReportRoutes = {
  unanswered: '/api/admin/quotations/unanswered',
  reassign: '/api/admin/quotations/unanswered/:quotationId/reassign',
  answers: '/api/admin/quotations/answers',
  answersCsv: '/api/admin/quotations/answers/export.csv',
  answerEvents: '/api/admin/quotations/answers/events',
  gap: '/api/admin/quotations/supply-gap',
  gapCsv: '/api/admin/quotations/supply-gap/export.csv',
  gapEvents: '/api/admin/quotations/supply-gap/events',
} as const;

export const QUOTATION_SECRET_HEADER = 'vereda-quotation-secret';
export const QUOTATION_PIN_HEADER = 'vereda-quotation-pin';

/** URL paths of screens. A fragment contains the secret. */
export const quotationScreens = {
  ask: '/cotizar',
  list: '/cotizaciones',
  one: (reference: string, secret?: string) => `/cotizaciones/${reference}${secret ? `#${secret}` : ''}`,
} as const;
