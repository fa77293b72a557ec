export const QUOTATION_SECRET_HEADER = 'vereda-quotation-secret';
export const QUOTATION_PIN_HEADER = 'vereda-quotation-pin';

/** Header for the secret of the personal link that operators' staff get by email. */
export const OFFER_LINK_HEADER = 'vereda-offer-link';
