/** URL paths of screens. The secret is in the fragment, because browsers do not send fragments to servers. */
export const quotationScreens = {
  ask: '/cotizar',
  list: '/cotizaciones',
  one: (reference: string, secret?: string) => `/cotizaciones/${reference}${secret ? `#${secret}` : ''}`,
} as const;

/** URL path of a link in an email to an operator's person. */
export const offerLinkScreen = (offerId: string, secret: string) => `/responder/${offerId}#${secret}`;
