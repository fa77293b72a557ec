import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from 'typebox';
import type { ErrorText } from '#server/errors.ts';
import { pageHeaders } from '#server/http/security.ts';
import type { App, Platform } from '#server/platform.ts';
import { paletteCss } from '#web/styles/palette.ts';
import type { ApiDocument } from './describe-api.ts';
import { docsPage } from './docs-page.ts';

const WEB = join(import.meta.dirname, '..', '..', 'web');
const FONTS = ['fraunces.woff2', 'inter.woff2'] as const;
const DAY = 'public, max-age=86400';

/** Serves `GET /api/openapi.json` for programs and `GET /api/docs` for people. */
export async function serveDocs(
  app: App,
  { config, region }: Platform,
  errors: Record<string, ErrorText>,
): Promise<void> {
  const [tokens, own] = await Promise.all([
    readFile(join(WEB, 'styles', 'tokens.css'), 'utf8'),
    readFile(join(import.meta.dirname, 'docs-page.css'), 'utf8'),
  ]);
  const hidden = { config: { right: 'api.read' }, schema: { hide: true } } as const;
  const keptHidden = { ...hidden, config: { ...hidden.config, kept: 'content' } } as const;

  app.get('/api/openapi.json', keptHidden, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(app.swagger())),
  );
  app.get('/api/docs', keptHidden, async (_request, reply) => {
    const { face } = await region.current();
    const css = `${tokens}\n${paletteCss(face)}\n${own}`;
    const page = docsPage({ document: app.swagger() as ApiDocument, errors, css, face });
    return reply
      .headers(pageHeaders(config, { styles: [css] }))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  });
  app.get('/api/docs/', hidden, (_request, reply) => reply.redirect('/api/docs', 308));
  app.get(
    '/api/docs/:font',
    { config: { right: 'api.read' }, schema: { hide: true, params: Type.Object({ font: Type.Enum([...FONTS]) }) } },
    async ({ params }, reply) =>
      reply
        .header('cache-control', DAY)
        .type('font/woff2')
        .send(await readFile(join(WEB, 'fonts', params.font))),
  );
}
