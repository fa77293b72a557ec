import type { App, Platform } from '#server/platform.ts';
import { publicFiles } from '#web/paths/public-files.ts';
import { llmsText } from './llms-text.rules.ts';

export function serveLlms(app: App, { config, region }: Platform): void {
  app.get(
    publicFiles.llms(),
    { config: { kept: 'content', openToSites: true }, schema: { hide: true } },
    async (_request, reply) => {
      const { product, name, tagline, description, sources } = (await region.current()).settings;
      return reply
        .header('cache-control', 'no-cache')
        .type('text/plain; charset=utf-8')
        .send(llmsText({ publicUrl: config.PUBLIC_URL, region: name, product, tagline, description, sources }));
    },
  );
}
