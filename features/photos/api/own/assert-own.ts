import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import { problem } from '#server/errors.ts';
import type { PhotoRow } from '../photo.store.ts';

/** @throws photo_not_found if the photo does not belong to the account, even if the photo exists. */
export function assertOwn(photo: PhotoRow | undefined, accountId: string): PhotoRow {
  if (photo?.account_id !== accountId) throw problem(PHOTO_ERRORS, 'photo_not_found');
  return photo;
}
