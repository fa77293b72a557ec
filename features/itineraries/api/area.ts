import { addQueue } from '#features/backoffice/api/public.ts';
import { ITINERARY_ERRORS } from '#features/itineraries/contract/errors.ts';
import { addSearchSource } from '#features/search/api/public.ts';
import { readRegion } from '#regions/read-region.ts';
import type { Area } from '#server/platform.ts';
import { fingerprintOf, prepareOnce } from '#server/prepare-once.ts';
import { readArt } from '#server/region/read-art.ts';
import { importItineraries } from './import-itineraries.ts';
import { itinerarySource } from './itinerary-source.ts';
import { listItineraries } from './list-itineraries.ts';
import { attentionQueue } from './region/attention-queue.ts';
import { changeItinerary } from './region/change-itinerary.ts';
import { changeItineraryState } from './region/change-itinerary-state.ts';
import { checkAll } from './region/check-all.ts';
import { checkItineraryDocument } from './region/check-itinerary-document.ts';
import { createItinerary } from './region/create-itinerary.ts';
import { listRegionItineraries } from './region/list-region-itineraries.ts';
import { restoreItinerary } from './region/restore-itinerary.ts';
import { showRegionItinerary } from './region/show-region-itinerary.ts';
import { showItinerary } from './show-itinerary.ts';

/** Places must be imported before itineraries. */
export const itineraries: Area = {
  name: 'itineraries',
  errors: ITINERARY_ERRORS,
  jobs: { 'itineraries/check': checkAll },
  cron: [{ job: 'itineraries/check', at: '20 3 * * *' }],
  async prepare(platform) {
    const { db, config } = platform;
    const region = await readRegion(config.REGION, { regions: config.REGIONS_DIR });
    const made = await fingerprintOf(region.folder, import.meta.dirname);
    await prepareOnce(platform, 'itineraries', made, () => importItineraries(db, region));
  },
  async routes(app, platform) {
    addQueue(platform, attentionQueue);
    addSearchSource(platform, itinerarySource);
    listItineraries(app, platform);
    showItinerary(app, platform);
    // The API document is generated without a database, so this function reads only files.
    const { REGION, REGIONS_DIR } = platform.config;
    const { folder } = await readRegion(REGION, { regions: REGIONS_DIR });
    const art = await readArt(folder);
    listRegionItineraries(app, platform);
    createItinerary(app, platform, art);
    showRegionItinerary(app, platform, art);
    changeItinerary(app, platform, art);
    checkItineraryDocument(app, platform);
    changeItineraryState(app, platform, art);
    restoreItinerary(app, platform, art);
  },
};
