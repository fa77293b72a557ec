import type { Letter, Platform } from '#server/platform.ts';
import { letterHtml } from './letter-html.ts';

/** What a letter shows of the region that sends it. */
export interface LetterBrand {
  /** "Descubre Trujillo". */
  product: string;
  tagline: string;
  organisation: { name: string; email: string; address: string };
  /** The face's colours, `brand-*` by day and `night-*` by night. */
  palette: Record<string, string>;
  /** The site's first page. */
  home: string;
}

/** The words of a letter, in Spanish and as plain text: whatever looks like markup in them is shown, never obeyed. */
export interface LetterWords {
  brand: LetterBrand;
  title: string;
  /** The title when absent. */
  subject?: string;
  /** What a list of mails shows after the subject; the first paragraph when absent. */
  preheader?: string;
  paragraphs: string[];
  /** Things to read off: a code, a number, a date. */
  facts?: { label: string; value: string }[];
  /** The one thing to do; the link stands bare below the button as well. */
  action?: { label: string; url: string };
  /** What follows the action, in small letters: how long it lasts, what to do if it was somebody else. */
  small?: string | string[];
  /** Why one gets this letter; that the address was given on the site, when absent. */
  why?: string;
}

/** The brand of this moment's region. */
export async function letterBrand({ region, config }: Pick<Platform, 'region' | 'config'>): Promise<LetterBrand> {
  const { face } = await region.current();
  const { product, tagline, organisation, palette } = face;
  return { product, tagline, organisation, palette, home: `${config.PUBLIC_URL}/` };
}

/** The same letter three times: its subject, its text, and the page that most people see. Give it an address and send it. */
export function writeLetter(words: LetterWords): Pick<Letter, 'subject' | 'text' | 'html'> {
  const { brand, title, small = [], paragraphs, facts = [], action } = words;
  const { product, organisation, home } = brand;
  const whole = {
    ...words,
    preheader: words.preheader ?? paragraphs[0] ?? '',
    facts,
    small: [small].flat(),
    why: words.why ?? `Recibes este mensaje porque esta dirección se usó en ${product}.`,
  };
  const text = [
    title,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...whole.small,
    ['--', `${product} · ${home}`, `${organisation.name}, ${organisation.address}`, organisation.email, whole.why].join(
      '\n',
    ),
  ];
  return {
    subject: words.subject ?? title,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: letterHtml(whole),
  };
}
