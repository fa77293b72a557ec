/** API paths of a person's own data. */
export const privacyRoutes = {
  mine: '/api/me/privacy',
  copies: '/api/me/data-copies',
  oneCopy: '/api/me/data-copies/:id',
  copyFile: '/api/me/data-copies/:id/file',
  erasure: '/api/me/erasure',
  consents: '/api/me/consents',
} as const;

/** The screen that emails link to. */
export const PRIVACY_SCREEN = '/cuenta/privacidad';
