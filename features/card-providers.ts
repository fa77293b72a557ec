export const CARD_PROVIDERS = ['sandbox', 'mercado_pago', 'stripe', 'none'] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];
