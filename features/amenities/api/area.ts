import type { Area } from '#server/platform.ts';
import { findNearestAmenities } from './find-nearest-amenities.ts';
import { listAmenities } from './list-amenities.ts';
import { listAmenityKinds } from './list-amenity-kinds.ts';
import { showEmergencyHelp } from './show-emergency-help.ts';

export const amenities: Area = {
  name: 'amenities',
  routes(app, platform) {
    listAmenities(app, platform);
    listAmenityKinds(app, platform);
    findNearestAmenities(app, platform);
    showEmergencyHelp(app, platform);
  },
};
