import { readRegion } from '#regions/read-region.ts';
import type { Area } from '#server/platform.ts';
import { drawWays } from './draw-ways.ts';
import { findAddresses } from './find-addresses.ts';
import { findBusLines } from './find-bus-lines.ts';
import { readBasemap } from './read-basemap.ts';
import { serveBasemap } from './serve-basemap.ts';

export const maps: Area = {
  name: 'maps',
  async routes(app, platform) {
    const { REGION, REGIONS_DIR } = platform.config;
    const region = await readRegion(REGION, { regions: REGIONS_DIR });
    serveBasemap(
      app,
      async () => ({ id: region.id, settings: region.settings, sources: await readBasemap(region) }),
      region.id,
    );
    drawWays(app, platform);
    findAddresses(app, platform);
    findBusLines(app, platform);
  },
};
