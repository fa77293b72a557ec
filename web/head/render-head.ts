import type { HeadTags } from './head.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Escapes `<`, so that the text cannot close the script element or open a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

export function renderHead(tags: HeadTags): string {
  const meta = tags.meta.map(
    ([attribute, key, content]) => `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`,
  );
  const jsonLd = tags.jsonLd.map((it) => `<script type="application/ld+json">${scriptJson(it)}</script>`);
  const pictures = tags.pictures.filter(isPreloaded).map(({ url: href, srcSet, sizes, type, media }) => {
    const written = Object.entries({ href, imagesrcset: srcSet, imagesizes: sizes, type, media }).map(
      ([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`),
    );
    return `<link rel="preload" as="image" fetchpriority="high"${written.join('')}>`;
  });
  return [
    ...pictures,
    `<title>${escapeHtml(tags.title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(tags.canonical)}">`,
    ...meta,
    ...jsonLd,
  ].join('\n');
}

/** Of the formats of one picture, only AVIF is preloaded. Browsers without AVIF ignore this preload. */
const isPreloaded = ({ type }: HeadTags['pictures'][number]) => type === undefined || type === 'image/avif';
