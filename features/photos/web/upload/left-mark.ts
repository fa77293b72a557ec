import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { storage } from '#web/storage.ts';

export const subjectKey = ({ kind, id }: OwnerRef): string => `${kind}/${id}`;

const PREFIX = 'fotos-por-subir/';

/** Says without opening the database whether this device holds photos that have not been shared. */
export const hasLeftPhotos = (about: OwnerRef): boolean => storage.read(PREFIX + subjectKey(about)) === true;

/** @param subjects keys of all owners with photos that have not been shared */
export function markLeftPhotos(subjects: ReadonlySet<string>): void {
  for (const key of storage.keys())
    if (key.startsWith(PREFIX) && !subjects.has(key.slice(PREFIX.length))) storage.remove(key);
  for (const subject of subjects) storage.write(PREFIX + subject, true);
}
