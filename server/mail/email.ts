import { plainLine, plainLines } from '#server/paper/plain-text.ts';
import type { Letter, Platform } from '#server/platform.ts';
import type { LetterBrand, LetterWords } from './email-content.ts';
import { letterHtml } from './email-html.ts';

export type { LetterBrand, LetterWords };

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
    // A name with a line break would otherwise keep its email from being sent: a header has one line.
    subject: plainLine(words.subject ?? title),
    text: `${plainLines(text.filter(Boolean).join('\n\n'))}\n`,
    html: letterHtml(whole),
  };
}
