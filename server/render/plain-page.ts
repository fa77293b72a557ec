import type { Config } from '#server/config.ts';
import { pageHeaders } from '#server/http/security.ts';
import type { Face } from '#web/face.ts';
import { escapeHtml } from '#web/head/render-head.ts';
import { paletteCss } from '#web/styles/palette.ts';

/** Text that contains HTML already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | null | false | Html | readonly Html[];

/** Escapes every value that is not `Html`. Null and false add nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: texts }, ...parts.map(written)));
}

function written(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}

interface PlainPage {
  face: Face;
  title: string;
  /** URL of the complete page, which search engines list instead of this page. */
  canonical: string;
  /** Style sheet of the page, which is inline. */
  css: string;
  body: Html;
}

/** A small page without scripts that other sites may show in a frame. It follows the light or dark mode of the browser. */
export function framedPage(config: Config, { face, title, canonical, css, body }: PlainPage) {
  const styles = `${paletteCss(face)}\n${css}`;
  const page = html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<style>${new Html(styles)}</style>
</head>
<body>${body}</body>
</html>
`;
  const headers = pageHeaders(config, { styles: [styles], framedByAll: true });
  return { html: page.text, headers };
}
