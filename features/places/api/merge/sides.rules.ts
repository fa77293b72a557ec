import type { MergePreview, Side, SideReason } from '#features/places/contract/merge.ts';
import { FACTS, type FactName, type PlaceFacts } from '#features/places/contract/place-facts.ts';
import type { RegionPlace } from '#features/places/contract/region.ts';
import { isSameFact, isStated } from '../region/facts.rules.ts';

type Of = Pick<RegionPlace, 'facts' | 'edited' | 'origins' | 'changes'>;

/** The facts in which two places differ, with the side that the preview proposes. */
export function proposedSides(kept: Of, other: Of): MergePreview['facts'] {
  return FACTS.filter((fact) => !isSameFact(kept.facts[fact], other.facts[fact])).map((fact) => ({
    fact,
    ...proposedSide(fact, kept, other),
  }));
}

/** A drawing is a choice of the region, so that of the kept place stays. The district goes with the position. */
function proposedSide(fact: FactName, kept: Of, other: Of): { side: Side; reason: SideReason } {
  if (fact === 'poster') return { side: 'kept', reason: 'usual' };
  const [ours, theirs] = [isStated(kept.facts[fact]), isStated(other.facts[fact])];
  if (ours !== theirs) return { side: ours ? 'kept' : 'other', reason: 'fuller' };
  const [byHand, byTheirHand] = [kept.edited.includes(fact), other.edited.includes(fact)];
  if (byHand !== byTheirHand) return { side: byHand ? 'kept' : 'other', reason: 'edited' };
  if (fact === 'district') return proposedSide('position', kept, other);
  const [date, theirDate] = [dateOf(fact, kept), dateOf(fact, other)];
  if (date !== theirDate) return { side: date > theirDate ? 'kept' : 'other', reason: 'newer' };
  const [size, theirSize] = [sizeOf(fact, kept.facts), sizeOf(fact, other.facts)];
  if (size !== theirSize) return { side: size > theirSize ? 'kept' : 'other', reason: 'fuller' };
  return { side: 'kept', reason: 'usual' };
}

/** The day of the last change by hand, or of the source. Empty if unknown. */
function dateOf(fact: FactName, { changes, origins }: Of): string {
  const changed = changes.find((change) => change.fact === fact)?.at.slice(0, 10);
  return changed ?? origins.find((origin) => origin.fact === fact)?.date ?? '';
}

/** A longer text says more. A position and a kind have no size. */
function sizeOf(fact: FactName, facts: PlaceFacts): number {
  if (fact === 'position' || fact === 'kind' || fact === 'name') return 0;
  return JSON.stringify(facts[fact]).length;
}
