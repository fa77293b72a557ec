import type { Config } from '#server/config.ts';
import { pageHeaders } from '#server/http/security.ts';
import type { App } from '#server/platform.ts';
import type { LiveRegion } from '#server/region/live-region.ts';
import type { Face } from '#web/face.ts';
import { escapeHtml } from '#web/head/render-head.ts';
import { OFFLINE_PATH } from '#web/offline/offline-screens.ts';
import { paths } from '#web/paths/site.ts';
import { paletteCss } from '#web/styles/palette.ts';

const STYLE = `
:root { color-scheme: light dark; }
:root[data-mode="light"] { color-scheme: light; } :root[data-mode="dark"] { color-scheme: dark; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; box-sizing: border-box; padding: 32px 20px;
  background: light-dark(var(--brand-paper), var(--night-paper)); color: light-dark(var(--brand-ink), var(--night-ink)); font: 400 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 34rem; }
p { margin: 0 0 16px; } .name { font-weight: 700; }
h1 { margin: 0 0 12px; font: 600 2rem/1.15 Georgia, serif; }
hr { width: 180px; height: 18px; margin: 0 0 24px; border: 0; background: light-dark(var(--brand-accent), var(--night-accent)); -webkit-mask: var(--brand-motif) 0 0 / 36px 18px; mask: var(--brand-motif) 0 0 / 36px 18px; }
.acts { display: flex; flex-wrap: wrap; gap: 12px; margin: 24px 0 0; }
a { display: inline-flex; align-items: center; min-height: 48px; padding: 0 20px; border-radius: 4px; font-weight: 600; text-decoration: none;
  color: inherit; box-shadow: inset 0 0 0 1px currentcolor; }
a:focus-visible { outline: 3px solid currentcolor; outline-offset: 3px; }
`;

/** Browsers show this page offline for pages that they did not store (web/offline/offline.worker.ts). */
export function addOfflineDocument(app: App, { config, region }: { config: Config; region: LiveRegion }): void {
  app.get(OFFLINE_PATH, async (_request, reply) => {
    const { face } = await region.current();
    const css = `${paletteCss(face)}${STYLE}`;
    return reply
      .headers(pageHeaders(config, { styles: [css] }))
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(offlineHtml(face, css));
  });
}

function offlineHtml(face: Face, css: string): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sin conexión · ${escapeHtml(face.product)}</title>
<style>${css}</style>
</head>
<body>
<main>
<p class="name">${escapeHtml(face.product)}</p>
<h1>Sin conexión</h1>
<hr>
<p>Esta página no está guardada en este teléfono y ahora no hay red para traerla. Tus comprobantes y tus viajes guardados sí se abren.</p>
<p class="acts"><a href="">Intentar de nuevo</a> <a href="${paths.findBooking()}">Mis reservas guardadas</a> <a href="${paths.trips()}">Mis viajes</a></p>
</main>
</body>
</html>
`;
}
