import { isFresh } from '#server/http/fresh.ts';
import type { App } from '#server/platform.ts';
import type { LiveRegion } from '#server/region/live-region.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import type { Settings } from '#web/settings.ts';
import { addIcons, manifestIcons } from './icons.ts';

interface CrawlerFiles {
  region: LiveRegion;
  settings: Settings;
  files: KeptFiles;
}

/** Browsers and crawlers request robots.txt, icons and manifest from every site. */
export function addCrawlerFiles(app: App, { region, settings, files }: CrawlerFiles): void {
  const { publicUrl } = settings;
  const day = 'public, max-age=86400';

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', day)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  addIcons(app, { region, files });

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { face, version } = await region.current();
    reply.type('application/manifest+json; charset=utf-8');
    if (isFresh(request, reply, `manifest ${version}`)) return reply.code(304).send();
    return reply.send(
      JSON.stringify({
        name: face.product,
        short_name: face.product,
        description: face.tagline,
        lang: 'es',
        start_url: '/',
        display: 'standalone',
        background_color: face.palette['brand-paper'],
        theme_color: face.palette['brand-paper'],
        icons: manifestIcons,
      }),
    );
  });
}
