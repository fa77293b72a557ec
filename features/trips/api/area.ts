import { addQueue } from '#features/backoffice/api/public.ts';
import { addSearchSource } from '#features/search/api/public.ts';
import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import { PLANNING_ERRORS } from '#features/trips/contract/planning-errors.ts';
import type { Area } from '#server/platform.ts';
import { binTrip } from './bin-trip.ts';
import { followOrderJob } from './booked/follow-order.ts';
import { changeTrip } from './change-trip.ts';
import { changeTripState } from './change-trip-state.ts';
import { drawTripPicture } from './draw-trip-picture.ts';
import { emptyBin } from './empty-bin.ts';
import { exportTripCalendar } from './export-trip-calendar.ts';
import { exportTripMap } from './export-trip-map.ts';
import { exportTripTrack } from './export-trip-track.ts';
import { keepTrip } from './keep-trip.ts';
import { exportTripPdf } from './paper/export-trip-pdf.ts';
import { findLegs } from './planning/find-legs.ts';
import { listHoursKeys } from './planning/list-hours-keys.ts';
import { type PlanningParts, planTrip } from './planning/plan-trip.ts';
import { NOTIFY_AUTHOR, notifyAuthorJob } from './published/emails/notify-author.ts';
import { listPublicTrips } from './published/list-public-trips.ts';
import { publicTripSource } from './published/public-trip-source.ts';
import { publishTrip } from './published/publish-trip.ts';
import { judgePublicTrip } from './published/region/judge-public-trip.ts';
import { listWaitingTrips } from './published/region/list-waiting-trips.ts';
import { tripQueue } from './published/region/trip-queue.ts';
import { reportPublicTrip } from './published/reports/report-public-trip.ts';
import { showPublicTrip } from './published/show-public-trip.ts';
import { showPublication } from './published/show-publication.ts';
import { unpublishTrip } from './published/unpublish-trip.ts';
import { revokeTripLinks } from './revoke-trip-links.ts';
import { rotateTripLinks } from './rotate-trip-links.ts';
import { shareTrip } from './share-trip.ts';
import { showTrip } from './show-trip.ts';
import { claimTrip } from './traveller/claim-trip.ts';
import { listAccountTrips } from './traveller/list-account-trips.ts';
import { listGatheredPlaces } from './traveller/list-gathered-places.ts';
import { saveGatheredPlaces } from './traveller/save-gathered-places.ts';

export const trips = (parts: PlanningParts): Area => ({
  name: 'trips',
  errors: { ...TRIP_ERRORS, ...PLANNING_ERRORS },
  jobs: { 'trips/empty-bin': emptyBin, 'trips/follow-order': followOrderJob, [NOTIFY_AUTHOR]: notifyAuthorJob },
  cron: [{ job: 'trips/empty-bin', at: '7 * * * *' }],
  async routes(app, platform) {
    addQueue(platform, tripQueue);
    addSearchSource(platform, publicTripSource);
    planTrip(app, platform, parts);
    listHoursKeys(app, platform);
    findLegs(app, platform);
    keepTrip(app, platform);
    showTrip(app, platform);
    changeTrip(app, platform);
    binTrip(app, platform);
    changeTripState(app, platform);
    await shareTrip(app, platform);
    await rotateTripLinks(app, platform);
    revokeTripLinks(app, platform);
    exportTripCalendar(app, platform);
    exportTripTrack(app, platform);
    exportTripMap(app, platform);
    exportTripPdf(app, platform);
    drawTripPicture(app, platform);
    listPublicTrips(app, platform);
    showPublicTrip(app, platform);
    showPublication(app, platform);
    publishTrip(app, platform);
    unpublishTrip(app, platform);
    reportPublicTrip(app, platform);
    listWaitingTrips(app, platform);
    judgePublicTrip(app, platform);
    listAccountTrips(app, platform);
    claimTrip(app, platform);
    listGatheredPlaces(app, platform);
    saveGatheredPlaces(app, platform);
  },
});
