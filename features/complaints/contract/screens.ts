/** Screens that emails link to; the secret is in the fragment. */
export const complaintScreens = {
  one: (reference: string, secret: string) => `/reclamos/${reference}#${secret}`,
  region: '/region/reclamos',
  regionOne: (reference: string) => `/region/reclamos/${reference}`,
} as const;
