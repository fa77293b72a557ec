import sharp from 'sharp';
import { plainLine, plainLines } from '#server/paper/plain-text.ts';
import type { Email, Platform } from '#server/platform.ts';
import { readImageAt } from '#server/storage/image-path.ts';
import { type KeptFiles, keptFiles } from '#server/storage/kept-files.ts';
import type { EmailBrand, EmailContent } from './email-content.ts';
import { emailHtml } from './email-html.ts';

export type { EmailBrand, EmailContent };

export async function emailBrand({ region, config }: Pick<Platform, 'region' | 'config'>): Promise<EmailBrand> {
  const { face } = await region.current();
  const { product, tagline, organisation, palette, logo } = face;
  const image = logo && (await logoData(keptFiles(config), logo.src));
  return { product, tagline, organisation, palette, home: `${config.PUBLIC_URL}/`, ...(image && { logo: image }) };
}

export function writeEmail(words: EmailContent): Pick<Email, 'subject' | 'text' | 'html'> {
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
    // A subject with a line break would make the email invalid.
    subject: plainLine(words.subject ?? title),
    text: `${plainLines(text.filter(Boolean).join('\n\n'))}\n`,
    html: emailHtml(whole),
  };
}

/** Undefined if the file is gone. Mail programs read PNG, but not all of them read WebP. */
async function logoData(files: KeptFiles, src: string): Promise<string | undefined> {
  const bytes = await readImageAt(files, src);
  if (!bytes) return undefined;
  const png = await sharp(bytes).resize({ width: 240, height: 72, fit: 'inside' }).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
