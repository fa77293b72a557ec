import type { RegionArt } from '#posters/art.ts';
import type { Hour } from '#posters/ink/canvas.ts';
import type { App } from '#server/platform.ts';
import { renderShareImage } from '#server/posters/share-image.ts';
import type { Face } from '#web/face.ts';
import type { Settings } from '#web/settings.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import type { Screens } from './screens.ts';

interface ShareImages {
  face: Face;
  art: RegionArt;
  settings: Settings;
  screens: Screens;
  dataDir: string;
}

/**
 * `GET /compartir/<path of a screen>.png`: what a link preview shows. The screen's own head says which poster and which words, so nobody
 * can have us draw a text of theirs.
 */
export function addShareImages(app: App, { face, art, settings, screens, dataDir }: ShareImages): void {
  app.get<{ Params: { '*': string } }>('/compartir/*', async (request, reply) => {
    const name = /^(.+)\.png$/.exec(request.params['*'])?.[1];
    if (!name) return reply.callNotFound();
    const path = name === 'inicio' ? '/' : `/${name.split('/').map(encodeURIComponent).join('/')}`;
    const head = await screens.describe({
      request: new Request(settings.publicUrl + path),
      face,
      settings,
      fetch: inProcessFetch(app, request.ip),
    });
    if (!head || head.secret) return reply.callNotFound();
    const { scene, day: hour } = face.hero;
    const poster = head.poster ?? { scene, seed: scene, hour };
    const image = await renderShareImage({
      art,
      scene: poster.scene,
      seed: poster.seed,
      hour: poster.hour as Hour | undefined,
      title: head.title ?? face.product,
      kicker: head.poster?.kicker ?? (head.title ? face.product : 'Plataforma turística'),
      dataDir,
    });
    return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(image);
  });
}
