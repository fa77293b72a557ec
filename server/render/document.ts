import type { Rendered } from '#web/entry-server.tsx';
import type { Face } from '#web/face.ts';
import { publicFiles } from '#web/paths/public-files.ts';
import type { Build } from './build.ts';

const FEEDS = (
  [
    ['lugares', 'Lugares nuevos'],
    ['planes', 'Planes nuevos'],
    ['avisos', 'Avisos'],
  ] as const
)
  .map(
    ([name, title]) =>
      `<link rel="alternate" type="application/rss+xml" title="${title}" href="${publicFiles.feed(name)}">`,
  )
  .join('');

interface DocumentParts {
  rendered: Extract<Rendered, { kind: 'page' }>;
  build: Build;
  face: Face;
  /** `true` omits the scripts, for a preview in a frame. */
  still?: boolean;
}

interface Document {
  html: string;
  /** Texts of the inline scripts and styles, which the content security policy must allow. */
  scripts: string[];
  styles: string[];
}

/** Runs before the first paint, so that preferences apply to the first frame. */
const PREFERENCES = `try{var p=JSON.parse(localStorage.getItem('preferences')||'{}'),d=document.documentElement.dataset;if(p.mode&&p.mode!='system')d.mode=p.mode;if(p.text)d.text=p.text;if(p.motion&&p.motion!='system')d.motion=p.motion;if(p.dataSaver)d.saver='true'}catch(e){}`;

/** Layers in the order of web/styles/tokens.css, declared before any style sheet. */
const LAYERS = '@layer roles, region, preference, base, ui, layout, arrange;';

/**
 * Style sheets are inline for a fast first paint. Each style sheet also has a disabled `<link>`, so that the bundler's
 * loader does not load it again.
 */
export function documentHtml({ rendered, build, face, still = false }: DocumentParts): Document {
  const { scripts } = build.filesOf(rendered.files);
  const { styles } = build.filesOf([...rendered.files, ...rendered.later]);
  const css = `${LAYERS}${styles.map(([, content]) => content).join('\n')}\n${rendered.palette}`;
  const html = `<!doctype html>
<html lang="es" data-region="${face.id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${rendered.head}
${still ? '' : `<script>${PREFERENCES}</script>`}
${build.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`).join('\n')}
${still ? '' : scripts.map((script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`).join('\n')}
<style>${css}</style>
${styles.map(([address]) => `<link rel="stylesheet" href="${address}" disabled>`).join('')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${FEEDS}
</head>
<body>
<div id="app">${rendered.body}</div>
${still ? '' : firstScripts(rendered, build)}
</body>
</html>
`;
  return { html, scripts: still ? [] : [PREFERENCES], styles: [css] };
}

function firstScripts({ firstPage }: DocumentParts['rendered'], { entry }: Build): string {
  return `<script id="first-page" type="application/json">${firstPage}</script>
<script type="module" fetchpriority="low" src="${entry}"></script>`;
}
