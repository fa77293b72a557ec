import type { OfferDraft, OfferLine } from '../../../../contract/offer.ts';
import { followedParty } from '../../../../contract/offer-price.ts';
import type { RequestedParty } from '../../../../contract/quotation.ts';
import { countOf } from '../lines/new-line.ts';
import { draftOf, type OfferForm } from '../offer-form.ts';

/**
 * Leaves out dates and departures. Quantities that depend on the party become quantities per person.
 * @param party party of the offer
 */
export function toTemplate(form: OfferForm, party: RequestedParty): OfferDraft {
  const { startDate: _, ...draft } = draftOf(form);
  const lines = form.lines.filter(({ departureId }) => departureId === null).map((line) => perHead(line, party));
  return { ...draft, lines: onlyKnown(lines) };
}

function perHead(line: OfferLine, party: RequestedParty): OfferLine {
  return {
    ...line,
    units: line.units.map((unit) => {
      const whom = followedParty(unit);
      const count = whom === null ? 0 : countOf(party, whom);
      return count > 0 ? { ...unit, quantity: Math.max(1, Math.round(unit.quantity / count)) } : unit;
    }),
  };
}

/** Fits the quantities of the template to the party. Lines get new ids. */
export function fromTemplate(content: OfferDraft, form: OfferForm, party: RequestedParty): OfferForm {
  const ids = new Map((content.lines ?? []).map(({ id }) => [id, crypto.randomUUID()]));
  const lines = (content.lines ?? []).flatMap((line): OfferLine[] => {
    const units = line.units.flatMap((unit) => {
      const whom = followedParty(unit);
      if (whom === null) return [unit];
      const quantity = unit.quantity * countOf(party, whom);
      return quantity > 0 ? [{ ...unit, quantity }] : [];
    });
    if (units.length === 0) return [];
    return [{ ...line, id: ids.get(line.id)!, units, needs: line.needs.flatMap((id) => ids.get(id) ?? []) }];
  });
  return { ...form, ...content, startDate: form.startDate, groupMost: form.groupMost, lines: onlyKnown(lines) };
}

function onlyKnown(lines: readonly OfferLine[]): OfferLine[] {
  const known = new Set(lines.map(({ id }) => id));
  return lines.map((line) => ({ ...line, needs: line.needs.filter((id) => known.has(id)) }));
}
