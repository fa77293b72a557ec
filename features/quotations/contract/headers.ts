export const QUOTATION_SECRET_HEADER = 'vereda-quotation-secret';
export const QUOTATION_PIN_HEADER = 'vereda-quotation-pin';

export const OFFER_LINK_HEADER = 'vereda-offer-link';
