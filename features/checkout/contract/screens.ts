/** A secret is in the fragment of the URL. */
export const checkoutScreens = {
  basket: '/canasta',
  pay: (orderId: string) => `/pago/${orderId}`,
  /** Page on which another person pays one instalment. */
  payer: (orderId: string, secret?: string) => `/pagar/${orderId}${secret ? `#${secret}` : ''}`,
  booking: (reference: string, secret?: string) => `/reservas/${reference}${secret ? `#${secret}` : ''}`,
} as const;
