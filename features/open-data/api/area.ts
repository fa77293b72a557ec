import type { Rows } from '#server/database/rows-of.ts';
import type { Area } from '#server/platform.ts';
import { serveCards } from './cards/serve-cards.ts';
import { serveLlms } from './crawlers/serve-llms.ts';
import { serveSitemap } from './crawlers/serve-sitemap.ts';
import { makeDump } from './dump/make-dump.ts';
import { MAKE_FILES, makeFiles } from './dump/make-files.ts';
import { findDump } from './dump/open-data.store.ts';
import { publishOpenData } from './dump/publish-open-data.ts';
import { serveFiles } from './dump/serve-files.ts';
import { showOpenData } from './dump/show-open-data.ts';
import { serveFeeds } from './feeds/feeds.ts';

/** @param operators the rows of `operator` (`operatorRows`): their profiles are not open data. */
export const openData = (operators: Rows): Area => ({
  name: 'open-data',
  async prepare(platform) {
    if (!(await findDump(platform.db, platform.config.REGION))) await makeDump(platform, operators);
  },
  jobs: { [MAKE_FILES]: makeFiles(operators) },
  cron: [{ job: MAKE_FILES, at: '20 3 * * *' }],
  async routes(app, platform) {
    showOpenData(app, platform);
    publishOpenData(app, platform);
    serveFiles(app, platform, operators);
    serveFeeds(app, platform);
    serveSitemap(app, platform);
    serveLlms(app, platform);
    await serveCards(app, platform);
  },
});
