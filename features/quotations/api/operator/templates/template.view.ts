import type { OfferTemplate } from '#features/quotations/contract/operator.ts';
import type { TemplateRow } from './template.store.ts';

export function templateView({ id, name, content, changed_at }: TemplateRow): OfferTemplate {
  return { id, name, content, changedAt: changed_at.toISOString() };
}
