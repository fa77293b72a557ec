import { type QuotationTerms, USUAL_QUOTATION_TERMS } from '#features/quotations/contract/terms.ts';
import type { Region } from '#regions/read-region.ts';

export function quotationTermsOf({ settings }: Pick<Region, 'settings'>): QuotationTerms {
  return { ...USUAL_QUOTATION_TERMS, ...settings.quotations };
}
