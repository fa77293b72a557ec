import { Type } from 'typebox';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { SEARCH_ERRORS } from '#features/search/contract/errors.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Area } from '#server/platform.ts';
import { helpSource } from './help/help-source.ts';
import { listFoundGroups } from './list-found-groups.ts';
import { noteUnfoundSearch } from './note-unfound-search.ts';
import { addSearchSynonym } from './region/add-search-synonym.ts';
import { hideUnfoundSearch } from './region/hide-unfound-search.ts';
import { listUnfoundSearches } from './region/list-unfound-searches.ts';
import { removeSearchSynonym } from './region/remove-search-synonym.ts';
import { addSearchSource } from './sources.ts';
import { deleteOldUnfound } from './unfound.store.ts';

const DROP = 'search/drop-old';
const drop = defineJob(Type.Object({}), async (_, { db, config, region }) =>
  deleteOldUnfound(db, config.REGION, today(regionClock(await region.current()))),
);

export const search: Area = {
  name: 'search',
  errors: SEARCH_ERRORS,
  jobs: { [DROP]: drop },
  cron: [{ job: DROP, at: '25 3 * * *' }],
  routes(app, platform) {
    addSearchSource(platform, helpSource);
    listFoundGroups(app, platform);
    noteUnfoundSearch(app, platform);
    listUnfoundSearches(app, platform);
    addSearchSynonym(app, platform);
    removeSearchSynonym(app, platform);
    hideUnfoundSearch(app, platform);
  },
};
