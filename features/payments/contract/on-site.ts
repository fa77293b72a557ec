export const ON_SITE_MEANS = ['cash', 'yape', 'plin', 'card_reader', 'transfer'] as const;
export type OnSiteMeans = (typeof ON_SITE_MEANS)[number];

export const ON_SITE_WORDS: Record<OnSiteMeans, string> = {
  cash: 'Efectivo',
  yape: 'Yape',
  plin: 'Plin',
  card_reader: 'Tarjeta (POS)',
  transfer: 'Transferencia o depósito',
};

/** The same means inside a sentence, such as "Recibimos tu pago de PEN 50 por Yape". */
export const ON_SITE_PHRASES: Record<OnSiteMeans, string> = {
  cash: 'en efectivo',
  yape: 'por Yape',
  plin: 'por Plin',
  card_reader: 'con tarjeta',
  transfer: 'por transferencia',
};
