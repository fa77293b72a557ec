import { INCLUSION_KINDS, type Inclusion, type InclusionKind } from './inclusion-kinds.ts';
import { plainWords } from './offer-words.ts';

/**
 * Suggests kinds for words when they are written or copied into an offer. The operator sees the kinds and can change them;
 * afterwards only the stored kinds count.
 */

/** The words of each kind, as beginnings of words without accents. */
const WORDS: Record<InclusionKind, RegExp> = {
  guide: /\b(guia|guiad|instructor|monitor)/,
  transport:
    /\b(transport|traslad|movilidad|recojo|recogida|retorno|van\b|bus\b|auto\b|camionet|taxi|chofer|conductor)/,
  ticket: /\b(entrada|ingreso|boleto|ticket)/,
  // Drinks are no meal: an offer can exclude drinks and include meals.
  meal: /\b(almuerz|desayun|cena|comida|alimentacion|refrigerio|merienda|degustacion|plato|box lunch|snack)/,
  // "Recojo en tu hotel" is no lodging, so "hotel" counts only at the beginning.
  lodging: /^ hotel|\b(alojamiento|hospedaje|hostal|noche|casa de campo)/,
  equipment: /\b(equipo|casco|chaleco|bicicleta|binocular|tabla|traje|remo)/,
  insurance: /\b(seguro)/,
  photos: /\b(foto|camara|video)/,
};

/** "Guía y van todo el día" suggests two kinds. Empty when it names no known kind. */
export function suggestKinds(words: string): InclusionKind[] {
  const text = plainWords(words);
  return INCLUSION_KINDS.filter((kind) => WORDS[kind].test(text));
}

export const suggestInclusion = (text: string): Inclusion => ({ text, kinds: suggestKinds(text) });

/** The exclusions of a plan as entries. "Comidas y propinas" becomes two entries, so that an offer can include one of them. */
export function suggestExclusions(texts: readonly string[]): Inclusion[] {
  return texts.flatMap((text) => {
    const parts = text
      .split(/,| y | ni /)
      .map((part) => part.trim())
      .filter(Boolean);
    const isMixed = parts.length > 1 && suggestKinds(text).length > 0;
    return (isMixed ? parts.map(capitalized) : [text]).map(suggestInclusion);
  });
}

const capitalized = (text: string) => text[0]!.toUpperCase() + text.slice(1);
