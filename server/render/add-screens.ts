import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CardOrigins, pageHeaders } from '#server/http/security.ts';
import { kindOf, type Reads, recordReads } from '#server/kept/reads.ts';
import { mailboxReach } from '#server/mail/mailbox-reach.ts';
import type { App, Platform } from '#server/platform.ts';
import { seedTest } from '#server/posters/poster-seeds.store.ts';
import { posterRoutes } from '#server/posters/serve-poster.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import type { Settings } from '#web/settings.ts';
import { addCrawlerFiles } from './crawler-files.ts';
import { documentHtml } from './document.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { addOfflineDocument } from './offline-document.ts';
import { isScreenPath } from './screen-path.ts';
import type { ScreenSource } from './screens.ts';
import { addShareImages } from './share-images.ts';

/** The home screen in the back office's preview frame, which applies unsaved colours. */
const PREVIEW_PATH = '/vista-previa';

/**
 * The server renders the first screen of a visit. Add the screens last, because they answer every GET request without
 * another route.
 */
export async function addScreens(
  app: App,
  { config, db, log, region, cards }: Platform,
  { build, screens }: ScreenSource,
): Promise<void> {
  const settings: Settings = {
    publicUrl: config.PUBLIC_URL,
    apiBase: config.API_BASE_URL ?? '',
    applicationToken: config.APP_TOKEN,
    mailbox: mailboxReach(config),
    asksConsent: [],
  };

  await app.register(posterRoutes, {
    region,
    isKnown: seedTest(db),
    mostBytes: config.KEPT_POSTERS_MB * 1_048_576,
  });
  addOfflineDocument(app, { config, region });
  const files = keptFiles(config);
  addCrawlerFiles(app, { region, settings, files });
  addShareImages(app, { region, settings, screens, files, dataDir: config.DATA_DIR });
  app.get(PREVIEW_PATH, (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    return answerScreen(request, reply, '/', { still: true });
  });
  app.get('/*', { config: { kept: 'page' } }, async (request, reply) => {
    const [path = '/', ...query] = request.url.split('?');
    if (!isScreenPath(path)) return reply.callNotFound();
    if (path.startsWith('//')) return reply.redirect('/', 302);
    return answerScreen(request, reply, [path, ...query].join('?'));
  });

  /** Pages on which people type a card number have a stricter content security policy. */
  function cardOrigins(inFrame: boolean): CardOrigins {
    const { modes, frameOrigins, scriptOrigins } = cards.publicConfiguration();
    return inFrame && modes.includes('frame')
      ? { frameOrigins, scriptOrigins }
      : { frameOrigins: [], scriptOrigins: [] };
  }

  async function answerScreen(request: FastifyRequest, reply: FastifyReply, address: string, { still = false } = {}) {
    const { face, settings: chosen } = await region.current();
    const reads: Reads = new Set();
    const rendered = await recordReads(reads, () =>
      screens.render({
        request: new Request(settings.publicUrl + address),
        face,
        settings,
        fetch: inProcessFetch(app, request),
        onError: (error) => {
          reads.add('private');
          log.error({ err: error }, 'a screen failed');
        },
      }),
    );
    // Browsers ask again, because a former address can get its own page back.
    if (rendered.kind === 'redirect')
      return reply.header('cache-control', 'no-cache').redirect(rendered.location, rendered.status);
    if (request.making && !rendered.secret) request.making.kind = kindOf(reads);
    const { html, ...inline } = documentHtml({ rendered, build, face, still });
    const cardsHere = rendered.takesCards && { cards: cardOrigins(chosen.selling?.cardsIn === 'frame') };
    return reply
      .code(rendered.status)
      .headers(pageHeaders(config, { ...inline, framedByUs: still, ...cardsHere }))
      .headers(rendered.secret ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } : {})
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  }
}
