/** Lengths in characters after `cleanWords`. */
export const WORDS = { least: 20, most: 2000 } as const;
export const TITLE = { most: 120 } as const;
export const NAME = { least: 2, most: 60 } as const;
export const REPLY = { least: 10, most: 1000 } as const;
export const APPEAL = { least: 10, most: 1000 } as const;

export const REVIEW_LANGUAGES = ['es', 'en', 'pt', 'fr', 'de', 'it', 'qu'] as const;
export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number];

export const SUB_SCORES = ['service', 'organisation', 'value', 'safety', 'as_described', 'access'] as const;
export type SubScore = (typeof SUB_SCORES)[number];

/** Parts that a person scores whose quotation an operator answered. */
export const OFFER_PARTS = ['service', 'organisation', 'value'] as const satisfies readonly SubScore[];

/** A text with one of these contents is held until the region has checked it. */
export const HOLD_REASONS = ['link', 'email', 'phone', 'insult'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

const EMAIL = /[\w.+-]+\s?(?:@|\(at\)|\barroba\b)\s?[\w-]+\s?(?:\.|\bpunto\b)\s?[a-z]{2,}/iu;
const LINK =
  /\bhttps?:\/\/|\bwww\.|\bwa\.me\b|(?<![\w@.])[\w-]+\.(?:com|net|org|info|pe|co|mx|ar|cl|es|io|app|me|travel)\b/iu;
/** Matches telephone numbers of seven to fifteen digits. */
const DIGITS = /\+?\d(?:[\s().-]{0,2}\d){6,14}/gu;
const DAY = /\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})\b/gu;
/** Amounts are removed first, because the digits of "S/ 1 200 000" look like a telephone number. */
const AMOUNT = /(?:S\/\.?|\$|\b[A-Z]{3})\s?\d[\d ,.]*/gu;

/** Whole words without accents. The list can stay incomplete, because readers can report reviews. */
const INSULTS = [
  'idiota',
  'imbecil',
  'estupid[oa]',
  'cretin[oa]',
  'mierda',
  'cabron(?:a|es)?',
  'pendej[oa]',
  'put[oa]',
  'hij[oa] de put[oa]',
  'concha ?(?:de )?(?:tu|su) ?madre',
  'conchatumadre',
  'maric(?:on|a)',
  'huevon',
  'ladron(?:es|a)?',
  'rater[oa]',
  'estafador(?:es|a)?',
  'maldit[oa]',
  'asqueros[oa]',
  'malparid[oa]',
  'gonorrea',
  'hijueput[oa]',
  'cholo de mierda',
  'indi[oa] de mierda',
  'serran[oa] de mierda',
];
const INSULT = new RegExp(`\\b(?:${INSULTS.join('|')})s?\\b`, 'u');

/** @returns the reasons to hold the text. A text without reasons is published at once. */
export function screenWords(text: string): HoldReason[] {
  const found: Record<HoldReason, boolean> = {
    link: LINK.test(text.replace(EMAIL, ' ')),
    email: EMAIL.test(text),
    phone: phonesIn(text).length > 0,
    insult: INSULT.test(plain(text)),
  };
  return HOLD_REASONS.filter((reason) => found[reason]);
}

/** Telephone numbers as they are written. Days and amounts are left out. */
export function phonesIn(text: string): string[] {
  return text.replaceAll(DAY, ' ').replaceAll(AMOUNT, ' ').match(DIGITS) ?? [];
}

export function cleanWords(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
