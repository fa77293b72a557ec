import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import { PLANNING_ERRORS } from '#features/trips/contract/planning-errors.ts';
import type { Area } from '#server/platform.ts';
import { followOrderJob } from './booked/follow-order.ts';
import { changeTrip } from './change-trip.ts';
import { emptyBin } from './empty-bin.ts';
import { exportTrip } from './export-trip.ts';
import { keepTrip } from './keep-trip.ts';
import { publicTrips } from './list-public-trips.ts';
import { moveTrips } from './move-trip.ts';
import { findLegs } from './planning/find-legs.ts';
import { planTrip } from './planning/plan-trip.ts';
import { shareTrip } from './share-trip.ts';
import { showTrip } from './show-trip.ts';
import { claimTrip } from './traveller/claim-trip.ts';
import { gatheredPlaces } from './traveller/gathered-places.ts';
import { showAccountTrips } from './traveller/show-account-trips.ts';

/** Registers the trips that travellers save, share, publish and export. */
export const trips: Area = {
  name: 'trips',
  errors: { ...TRIP_ERRORS, ...PLANNING_ERRORS },
  jobs: { 'trips/empty-bin': emptyBin, 'trips/follow-order': followOrderJob },
  cron: [{ job: 'trips/empty-bin', at: '7 * * * *' }],
  routes(app, platform) {
    planTrip(app, platform);
    findLegs(app, platform);
    keepTrip(app, platform);
    showTrip(app, platform);
    changeTrip(app, platform);
    moveTrips(app, platform);
    shareTrip(app, platform);
    exportTrip(app, platform);
    publicTrips(app, platform);
    showAccountTrips(app, platform);
    claimTrip(app, platform);
    gatheredPlaces(app, platform);
  },
};
