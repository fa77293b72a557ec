/** Names of the card providers. `none` accepts no card payments. The platform and the operation that receives a provider's events use them. */
export const CARD_PROVIDERS = ['sandbox', 'mercado_pago', 'stripe', 'none'] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];
