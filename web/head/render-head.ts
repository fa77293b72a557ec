import type { HeadTags } from './head.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Escapes `<`, so that the text cannot close the script element or open a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

export function renderHead(tags: HeadTags, nonce: string): string {
  const meta = tags.meta.map(
    ([attribute, key, content]) => `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`,
  );
  const jsonLd = tags.jsonLd.map(
    (it) => `<script type="application/ld+json" nonce="${nonce}">${scriptJson(it)}</script>`,
  );
  const pictures = tags.pictures.map(
    ({ url, media }) =>
      `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(url)}"${media ? ` media="${escapeHtml(media)}"` : ''}>`,
  );
  return [
    ...pictures,
    `<title>${escapeHtml(tags.title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(tags.canonical)}">`,
    ...meta,
    ...jsonLd,
  ].join('\n');
}
