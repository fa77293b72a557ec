import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Area } from '#server/platform.ts';
import { missAbsentJob } from './absent/miss-absent.ts';
import { checkIn } from './check-in/check-in.ts';
import { downloadManifestCsv } from './check-in/download-manifest-csv.ts';
import { downloadManifestPdf } from './check-in/download-manifest-pdf.ts';
import { sendDepartureMessage } from './check-in/send-departure-message.ts';
import { showManifest } from './check-in/show-manifest.ts';

export const bookings = (orders: Rows): Area => ({
  name: 'bookings',
  errors: BOOKING_ERRORS,
  jobs: { 'bookings/miss-absent': missAbsentJob },
  cron: [{ job: 'bookings/miss-absent', at: '10 * * * *' }],
  routes(app, platform) {
    showManifest(app, platform, orders);
    downloadManifestPdf(app, platform, orders);
    downloadManifestCsv(app, platform, orders);
    checkIn(app, platform, orders);
    sendDepartureMessage(app, platform, orders);
  },
});
