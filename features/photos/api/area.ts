import { addQueue } from '#features/backoffice/api/public.ts';
import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import type { Owners } from '#features/reviews/api/public.ts';
import type { Area } from '#server/platform.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { photoEmailJobs } from './emails/send-emails.ts';
import { ENCODE_JOBS } from './encode/encode-jobs.ts';
import { discardPhoto } from './own/discard-photo.ts';
import { listAccountPhotos } from './own/list-account-photos.ts';
import { restorePhoto } from './own/restore-photo.ts';
import { showAccountPhoto } from './own/show-account-photo.ts';
import { withdrawPhoto } from './own/withdraw-photo.ts';
import { arrangeOwnedPhotos } from './owned/arrange-owned-photos.ts';
import { listOwnedPhotos } from './owned/list-owned-photos.ts';
import { listPlacePhotos } from './public-list/list-place-photos.ts';
import { listTripPhotos } from './public-list/list-trip-photos.ts';
import { arrangePhotos } from './region/arrange-photos.ts';
import { judgePhoto } from './region/judge-photo.ts';
import { listOwnerPhotos } from './region/list-owner-photos.ts';
import { listWaitingPhotos } from './region/list-waiting-photos.ts';
import { photoQueue } from './region/photo-queue.ts';
import { reportPhoto } from './report-photo.ts';
import { SWEEP, sweepJobs } from './sweep.ts';
import { beginPhoto } from './upload/begin-photo.ts';
import { continuePhotoUpload } from './upload/continue-photo-upload.ts';
import { sharePhoto } from './upload/share-photo.ts';
import { openUploads } from './upload/uploads.ts';

export const photos = (owners: Owners): Area => ({
  name: 'photos',
  errors: PHOTO_ERRORS,
  jobs: { ...ENCODE_JOBS, ...photoEmailJobs(owners), ...sweepJobs(owners) },
  cron: [{ job: SWEEP, at: '*/10 * * * *' }],
  async routes(app, platform) {
    const uploads = openUploads(platform.config);
    const files = keptFiles(platform.config);
    addQueue(platform, photoQueue);
    listPlacePhotos(app, platform, owners.company);
    listTripPhotos(app, platform, owners.trip);
    reportPhoto(app, platform);
    beginPhoto(app, platform, owners, uploads);
    await continuePhotoUpload(app, platform, uploads);
    sharePhoto(app, platform, { owners, uploads, files });
    listAccountPhotos(app, platform, owners);
    showAccountPhoto(app, platform, owners);
    withdrawPhoto(app, platform, owners);
    restorePhoto(app, platform, owners);
    discardPhoto(app, platform, { uploads, files });
    listWaitingPhotos(app, platform, owners);
    listOwnerPhotos(app, platform, owners);
    judgePhoto(app, platform, owners);
    arrangePhotos(app, platform, owners);
    listOwnedPhotos(app, platform, owners);
    arrangeOwnedPhotos(app, platform, owners);
  },
});
