/** Screens that emails link to. The fragment of the URL contains the secret. */
export const complaintScreens = {
  one: (reference: string, secret: string) => `/reclamos/${reference}#${secret}`,
  region: '/region/reclamos',
  regionOne: (reference: string) => `/region/reclamos/${reference}`,
} as const;

/** API paths. The book is public. A complaint is opened with its secret or PIN in a header, or by the account that filed it. */
export const complaintRoutes = {
  book: '/api/complaints/book',
  file: '/api/complaints/',
  one: '/api/complaints/:reference',
  act: '/api/complaints/:reference/act',
  sheet: '/api/complaints/:reference/sheet.pdf',
  region: '/api/admin/complaints/',
  regionOne: '/api/admin/complaints/:reference',
  regionAct: '/api/admin/complaints/:reference/act',
} as const;

export const COMPLAINT_SECRET_HEADER = 'vereda-complaint-secret';
export const COMPLAINT_PIN_HEADER = 'vereda-complaint-pin';
