import { type GuestDocuments, useGuestDocument } from '#web/guest/use-guest-document.ts';
import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from '../contract/headers.ts';
import type { QuotationView } from '../contract/quotation-view.ts';
import { showQuotation } from '../contract/routes.ts';
import { keepCopy, keepPin, keepQuotation, keyOf, readCopy } from './quotation-keys.ts';

const QUOTATIONS: GuestDocuments<QuotationView> = {
  secretHeader: QUOTATION_SECRET_HEADER,
  pinHeader: QUOTATION_PIN_HEADER,
  load: (api, name, headers) => api.fetch(showQuotation, { params: { name }, headers, quiet: true }),
  keyOf,
  keepKey({ id, reference, source }, { secret, pin }) {
    if (secret) keepQuotation({ id, reference, title: source.title, secret });
    if (pin) keepPin(reference, pin);
  },
  copies: { keep: keepCopy, read: readCopy },
  needsKey: true,
  againMs: 30_000,
};

export const useQuotation = (reference: string) => useGuestDocument(QUOTATIONS, reference);
