import { INCLUSION_KIND_NAMES, INCLUSION_KINDS, type Inclusion, type InclusionKind } from './inclusion-kinds.ts';
import type { LineKind, OfferContent, OfferLine } from './offer.ts';
import { eats } from './offer-words.ts';

type Lists = Pick<OfferContent, 'includes' | 'excludes'>;
type WithLines = Pick<OfferContent, 'lines'>;

const KIND_OF_LINE: Partial<Record<LineKind, InclusionKind>> = {
  guide: 'guide',
  transport: 'transport',
  lodging: 'lodging',
  meal: 'meal',
  ticket: 'ticket',
};

export const kindOfLine = (kind: LineKind): InclusionKind | null => KIND_OF_LINE[kind] ?? null;

export function kindsOfLine({ kind, brings }: Pick<OfferLine, 'kind' | 'brings'>): InclusionKind[] {
  const own = kindOfLine(kind);
  return INCLUSION_KINDS.filter((one) => one === own || brings.includes(one));
}

const broughtBy = ({ lines }: WithLines): InclusionKind[] => {
  const brought = new Set(lines.flatMap(kindsOfLine));
  return INCLUSION_KINDS.filter((kind) => brought.has(kind));
};

/**
 * Adds the kinds of the offer's lines to the inclusions, and removes these kinds from the exclusions.
 * @param usual the operator's usual lists
 */
export function suggestedInclusions(offer: WithLines, usual: Partial<Lists>): Lists {
  const { includes = [], excludes = [] } = usual;
  const brought = broughtBy(offer);
  const unsaid = brought.filter((kind) => !includes.some(({ kinds }) => kinds.includes(kind)));
  return {
    includes: [...includes, ...unsaid.map((kind) => ({ text: INCLUSION_KIND_NAMES[kind], kinds: [kind] }))],
    excludes: excludes.filter(({ kinds }) => kinds.length === 0 || kinds.some((kind) => !brought.includes(kind))),
  };
}

/**
 * Moves a kind to the exclusions if only lines that are not chosen include the kind.
 * @param chosen ids of the chosen lines. Null means all lines.
 */
export function chosenInclusions(offer: WithLines & Lists, chosen: readonly string[] | null): Lists {
  const { lines, includes, excludes } = offer;
  const kept = broughtBy({ lines: lines.filter(({ id }) => chosen === null || chosen.includes(id)) });
  const lost = broughtBy(offer).filter((kind) => !kept.includes(kind));
  if (lost.length === 0) return { includes, excludes };
  const named = (kinds: readonly InclusionKind[]) =>
    kinds.map((kind) => ({ text: INCLUSION_KIND_NAMES[kind], kinds: [kind] }));
  const changed = includes.map((entry) => {
    const gone = entry.kinds.filter((kind) => lost.includes(kind));
    if (gone.length === 0) return { stays: [entry], goes: [] };
    if (gone.length === entry.kinds.length) return { stays: [], goes: [entry] };
    return { stays: named(entry.kinds.filter((kind) => !gone.includes(kind))), goes: named(gone) };
  });
  const apart = unique([...excludes, ...changed.flatMap(({ goes }) => goes)]);
  return { includes: unique(changed.flatMap(({ stays }) => stays)), excludes: apart };
}

const unique = (list: readonly Inclusion[]): Inclusion[] => [
  ...new Map(list.map((entry) => [entry.text.toLowerCase(), entry])).values(),
];

/** Updates the lists after a change of the lines, but keeps a list that a person has edited. */
export function followLines<Form extends WithLines & Lists>(before: Form, after: Form, usual: Partial<Lists>): Form {
  if (before.lines === after.lines) return after;
  const [was, is] = [suggestedInclusions(before, usual), suggestedInclusions(after, usual)];
  const follow = (list: 'includes' | 'excludes') => (isSame(after[list], was[list]) ? is[list] : after[list]);
  return { ...after, includes: follow('includes'), excludes: follow('excludes') };
}

/** @returns null if the offer includes meals, but their number is unknown */
export function countedMeals(
  { includes, lines }: Pick<OfferContent, 'includes' | 'lines'>,
  { meals }: { meals: number },
) {
  const isNamed = includes.some(({ kinds }) => kinds.includes('meal')) || broughtBy({ lines }).includes('meal');
  return meals === 0 && isNamed ? null : meals;
}

const isSame = (one: readonly Inclusion[], other: readonly Inclusion[]) =>
  one.length === other.length &&
  one.every(({ text, kinds }, index) => {
    const against = other[index]!;
    return (
      text === against.text &&
      kinds.length === against.kinds.length &&
      kinds.every((kind) => against.kinds.includes(kind))
    );
  });

export interface InclusionDoubt {
  /**
   * `excluded` means that a line includes an excluded entry. `missing` means that no line includes an included entry.
   */
  what: 'excluded' | 'missing';
  text: string;
  /** Title of the line. Empty for `missing`. */
  line: string;
}

type Judged = WithLines & Lists & Pick<OfferContent, 'days' | 'lodging'>;

export function inclusionDoubts(offer: Judged): InclusionDoubt[] {
  const { includes, excludes, lines } = offer;
  const excluded = excludes.flatMap(({ text, kinds }): InclusionDoubt[] => {
    const line = lines.find((one) => kindsOfLine(one).some((kind) => kinds.includes(kind)));
    return line ? [{ what: 'excluded', text, line: line.title }] : [];
  });
  const missing = includes
    .filter(({ kinds }) => kinds.some((kind) => isSurelyMissing(offer, kind)))
    .map(({ text }): InclusionDoubt => ({ what: 'missing', text, line: '' }));
  return [...excluded, ...missing];
}

/** Returns `false` if the offer has a plan or an activity, because these lines may include meals and lodging. */
function isSurelyMissing(offer: Judged, kind: InclusionKind): boolean {
  const { lines, days, lodging } = offer;
  if (lines.length === 0 || broughtBy(offer).includes(kind)) return false;
  if (lines.some((line) => kindOfLine(line.kind) === null)) return false;
  if (kind === 'meal') return !days.some(({ stops }) => stops.some(({ included, title }) => included && eats(title)));
  return kind === 'lodging' && lodging.trim() === '';
}
