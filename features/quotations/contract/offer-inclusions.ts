import type { LineKind, OfferContent } from './offer.ts';
import { eats, plainWords } from './offer-words.ts';

type Lists = Pick<OfferContent, 'includes' | 'excludes'>;
type WithLines = Pick<OfferContent, 'lines'>;

/** For each kind of line, the inclusion that it brings and a pattern for the words that people use for it. */
const BROUGHT: readonly { kind: LineKind; name: string; said: RegExp }[] = [
  { kind: 'guide', name: 'Guía', said: /\bguia(s|do)?\b/ },
  { kind: 'transport', name: 'Transporte', said: /\b(transportes?|traslados?|movilidad|bus|auto|camioneta)\b/ },
  { kind: 'ticket', name: 'Entradas', said: /\b(entradas?|boletos?|tickets?|ingresos?)\b/ },
  { kind: 'meal', name: 'Comidas', said: /\b(comidas?|alimentacion|desayunos?|almuerzos?|cenas?|refrigerios?)\b/ },
  { kind: 'lodging', name: 'Alojamiento', said: /\b(alojamiento|hospedaje|hotel|hostal|noches?)\b/ },
];

const broughtBy = ({ lines }: WithLines) => BROUGHT.filter(({ kind }) => lines.some((line) => line.kind === kind));

/**
 * Suggests the lists of inclusions and exclusions from an offer's lines: the things that the lines bring are included, and no longer excluded.
 * @param usual the operator's usual lists.
 */
export function suggestedInclusions(offer: WithLines, usual: Partial<Lists>): Lists {
  const { includes = [], excludes = [] } = usual;
  const brought = broughtBy(offer);
  const isSaid = (words: readonly string[], said: RegExp) => words.some((word) => said.test(plainWords(word)));
  return {
    includes: [...includes, ...brought.filter(({ said }) => !isSaid(includes, said)).map(({ name }) => name)],
    excludes: excludes.flatMap((word) => withoutParts(word, brought)),
  };
}

/** "Comidas y propinas" without meals becomes "Propinas". */
function withoutParts(word: string, brought: readonly { said: RegExp }[]): string[] {
  const isBrought = (part: string) => brought.some(({ said }) => said.test(plainWords(part)));
  if (!isBrought(word)) return [word];
  const left = word.split(/,| y | ni /).filter((part) => part.trim() !== '' && !isBrought(part));
  const text = left.map((part) => part.trim()).join(', ');
  return text === '' ? [] : [text[0]!.toUpperCase() + text.slice(1)];
}

/** An offer with other lines. Each list follows the lines until a person has edited it. */
export function followLines<Form extends WithLines & Lists>(before: Form, after: Form, usual: Partial<Lists>): Form {
  if (before.lines === after.lines) return after;
  const [was, is] = [suggestedInclusions(before, usual), suggestedInclusions(after, usual)];
  const follow = (list: 'includes' | 'excludes') => (isSame(after[list], was[list]) ? is[list] : after[list]);
  return { ...after, includes: follow('includes'), excludes: follow('excludes') };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, index) => word === other[index]);

/** An entry of a list that contradicts the lines. */
export interface InclusionDoubt {
  /** `excluded`: a line brings it. `missing`: no line brings it. */
  what: 'excluded' | 'missing';
  word: string;
  /** Title of the line; empty when there is none. */
  line: string;
}

type Judged = WithLines & Lists & Pick<OfferContent, 'days' | 'lodging'>;

/** Finds entries of an offer's lists that contradict its lines. */
export function inclusionDoubts(offer: Judged): InclusionDoubt[] {
  const { includes, excludes, lines } = offer;
  const excluded = broughtBy(offer).flatMap(({ kind, said }) =>
    excludes
      .filter((word) => said.test(plainWords(word)))
      .map(
        (word): InclusionDoubt => ({ what: 'excluded', word, line: lines.find((line) => line.kind === kind)!.title }),
      ),
  );
  const missing = BROUGHT.filter(({ kind }) => isSurelyMissing(offer, kind)).flatMap(({ said }) =>
    includes
      .filter((word) => said.test(plainWords(word)))
      .map((word): InclusionDoubt => ({ what: 'missing', word, line: '' })),
  );
  return [...excluded, ...missing];
}

/**
 * Only meals and nights can be missing for certain: they have lines of their own or are described in the days. A plan, an activity or "other" may
 * include anything.
 */
function isSurelyMissing({ lines, days, lodging }: Judged, kind: LineKind): boolean {
  if (lines.length === 0 || lines.some((line) => line.kind === kind)) return false;
  if (lines.some((line) => line.kind === 'plan' || line.kind === 'activity' || line.kind === 'other')) return false;
  if (kind === 'meal') return !days.some(({ stops }) => stops.some(({ included, title }) => included && eats(title)));
  return kind === 'lodging' && lodging.trim() === '';
}
