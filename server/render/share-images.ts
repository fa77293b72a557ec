import type { Hour } from '#posters/ink/canvas.ts';
import { isFresh } from '#server/http/fresh.ts';
import { kindOf, type Reads, recordReads } from '#server/kept/reads.ts';
import type { App } from '#server/platform.ts';
import { renderShareImage } from '#server/posters/share-image.ts';
import type { LiveRegion } from '#server/region/live-region.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import type { Settings } from '#web/settings.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import type { Screens } from './screens.ts';

interface ShareImages {
  region: LiveRegion;
  settings: Settings;
  screens: Screens;
  files: KeptFiles;
  dataDir: string;
}

/** Poster and text come from the screen itself, so a caller cannot request an image with other text. */
export function addShareImages(app: App, { region, settings, screens, files, dataDir }: ShareImages): void {
  app.get<{ Params: { '*': string } }>('/compartir/*', { config: { kept: 'page' } }, async (request, reply) => {
    const name = /^(.+)\.png$/.exec(request.params['*'])?.[1];
    if (!name) return reply.callNotFound();
    const path = name === 'inicio' ? '/' : `/${name.split('/').map(encodeURIComponent).join('/')}`;
    const now = await region.current();
    const { face, art, share } = now;
    const reads: Reads = new Set();
    const head = await recordReads(reads, () =>
      screens.describe({
        request: new Request(settings.publicUrl + path),
        face,
        settings,
        fetch: inProcessFetch(app, request),
      }),
    );
    if (!head || head.secret) return reply.callNotFound();
    if (request.making) request.making.kind = kindOf(reads);
    const own = head.title ? { scene: face.hero.scene, hour: face.hero.day } : share;
    const poster = head.poster ?? { ...own, seed: own.scene };
    const picture = {
      scene: poster.scene,
      seed: poster.seed,
      hour: poster.hour as Hour | undefined,
      title: head.title ?? face.product,
      kicker: head.poster?.kicker ?? (head.title ? face.product : 'Plataforma turística'),
    };
    const { paper, ink, accent, rule } = art;
    if (
      isFresh(
        request,
        reply,
        JSON.stringify({ ...picture, art: [art.id, paper, ink, accent, rule], logo: face.logo?.src }),
      )
    ) {
      return reply.code(304).send();
    }
    return reply.type('image/png').send(
      await renderShareImage({
        ...picture,
        region: now,
        dataDir,
        ...(face.logo && { logo: { ...face.logo, files } }),
      }),
    );
  });
}
