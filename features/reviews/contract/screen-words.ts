/** What in a text a person of the region reads before everybody does. */
export const HOLD_REASONS = ['link', 'email', 'phone', 'insult'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

const EMAIL = /[\w.+-]+\s?(?:@|\(at\)|\barroba\b)\s?[\w-]+\s?(?:\.|\bpunto\b)\s?[a-z]{2,}/iu;
const LINK =
  /\bhttps?:\/\/|\bwww\.|\bwa\.me\b|(?<![\w@.])[\w-]+\.(?:com|net|org|info|pe|co|mx|ar|cl|es|io|app|me|travel)\b/iu;
/** Digits with what people put between them; days ("20/11/2026", "2026-11-20") and times are none. */
const DIGITS = /\+?\d(?:[\s().-]{0,2}\d){6,14}/gu;
const DAY = /\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})\b/gu;
/** "S/ 1 200 000": without its currency it could be anything. */
const AMOUNT = /(?:S\/\.?|\$|\b[A-Z]{3})\s?\d[\d ,.]*/gu;

/** Whole words, without accents. A list is never complete: what it lets through, readers report. */
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

/** What a text has that a person of the region reads first; nothing: it is published at once. */
export function screenWords(text: string): HoldReason[] {
  const isPhone = (text.replaceAll(DAY, ' ').replaceAll(AMOUNT, ' ').match(DIGITS) ?? []).length > 0;
  const found: Record<HoldReason, boolean> = {
    link: LINK.test(text.replace(EMAIL, ' ')),
    email: EMAIL.test(text),
    phone: isPhone,
    insult: INSULT.test(plain(text)),
  };
  return HOLD_REASONS.filter((reason) => found[reason]);
}

/** As it is kept: one form of each letter, no control signs, no blank lines beyond one, nothing at its ends. */
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
