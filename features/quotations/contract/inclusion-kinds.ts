import type { LineKind, OfferLine } from './offer.ts';
import { plainWords } from './offer-words.ts';

/** Kinds of inclusions, recognised in the operators' own words. */
export const INCLUSION_KINDS = [
  'transport',
  'guide',
  'ticket',
  'meal',
  'lodging',
  'equipment',
  'insurance',
  'photos',
] as const;
export type InclusionKind = (typeof INCLUSION_KINDS)[number];
export const INCLUSION_NAMES: Record<InclusionKind, string> = {
  transport: 'Transporte',
  guide: 'Guía',
  ticket: 'Entradas',
  meal: 'Comidas',
  lodging: 'Alojamiento',
  equipment: 'Equipo',
  insurance: 'Seguro',
  photos: 'Fotos',
};

/** The words of each kind, as beginnings of words without accents. */
const WORDS: Record<InclusionKind, RegExp> = {
  transport:
    /\b(transport|traslad|movilidad|recojo|recogida|retorno|van\b|bus\b|auto\b|camionet|taxi|chofer|conductor)/,
  guide: /\b(guia|guiad|instructor|monitor)/,
  ticket: /\b(entrada|ingreso|boleto|ticket)/,
  meal: /\b(almuerz|desayun|cena|comida|refrigerio|merienda|degustacion|plato|bebida|box lunch|snack)/,
  lodging: /\b(alojamiento|hospedaje|hostal|noche|casa de campo)/,
  equipment: /\b(equipo|casco|chaleco|bicicleta|binocular|tabla|traje|remo)/,
  insurance: /\b(seguro)/,
  photos: /\b(foto|camara|video)/,
};

/** Kinds that follow from the type of a line. Other kinds follow from its title. */
const OF_LINE: Partial<Record<LineKind, InclusionKind>> = {
  guide: 'guide',
  transport: 'transport',
  lodging: 'lodging',
  meal: 'meal',
  ticket: 'ticket',
};

/** The kinds that an inclusion names: "Guía y van todo el día" names two. Empty when it names no known kind. */
export function inclusionKinds(words: string): InclusionKind[] {
  const text = plainWords(words);
  return INCLUSION_KINDS.filter((kind) => WORDS[kind].test(text));
}

/** The kinds that a priced line includes. */
export function lineInclusions({ kind, title }: Pick<OfferLine, 'kind' | 'title'>): InclusionKind[] {
  const own = OF_LINE[kind];
  const said = inclusionKinds(title);
  return own && !said.includes(own) ? [own, ...said] : said;
}
