/** Screens that letters lead to; the secret travels in the fragment. */
export const complaintScreens = {
  one: (reference: string, secret: string) => `/reclamos/${reference}#${secret}`,
  desk: '/region/reclamos',
  deskOne: (reference: string) => `/region/reclamos/${reference}`,
} as const;

/** The book is open to anybody; one complaint is opened by its secret or PIN in a header, or by the account that filed it. */
export const complaintRoutes = {
  book: '/api/complaints/book',
  file: '/api/complaints/',
  one: '/api/complaints/:reference',
  act: '/api/complaints/:reference/act',
  sheet: '/api/complaints/:reference/sheet.pdf',
  desk: '/api/admin/complaints/',
  deskOne: '/api/admin/complaints/:reference',
  deskAct: '/api/admin/complaints/:reference/act',
} as const;

export const COMPLAINT_SECRET_HEADER = 'vereda-complaint-secret';
export const COMPLAINT_PIN_HEADER = 'vereda-complaint-pin';
