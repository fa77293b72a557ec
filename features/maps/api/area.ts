import { readRegion } from '#regions/read-region.ts';
import type { Area } from '#server/platform.ts';
import { readBasemap } from './read-basemap.ts';
import { serveBasemap } from './serve-basemap.ts';

/** The region's own map, drawn from its folder; open to everybody, no token. */
export const maps: Area = {
  name: 'maps',
  routes(app, { config }) {
    const read = async () => {
      const region = await readRegion(config.REGION);
      return { id: region.id, settings: region.settings, sources: await readBasemap(region) };
    };
    serveBasemap(app, read, config.REGION);
  },
};
