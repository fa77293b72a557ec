export const QUOTATION_SECRET_HEADER = 'vereda-quotation-secret';
export const QUOTATION_PIN_HEADER = 'vereda-quotation-pin';

/** Contains the secret of the link in an email to an operator's person. */
export const OFFER_LINK_HEADER = 'vereda-offer-link';
