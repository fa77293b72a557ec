import { diskFiles } from './disk-files.ts';
import { s3Files } from './s3-files.ts';
import type { KeptFiles, StorageSettings } from './storage-port.ts';

export type { KeptFiles, StorageSettings };

/** Uses the bucket of `S3_BUCKET` if it is set, otherwise the folder `DATA_DIR`. */
export function keptFiles(settings: StorageSettings): KeptFiles {
  return settings.S3_BUCKET ? s3Files({ ...settings, S3_BUCKET: settings.S3_BUCKET }) : diskFiles(settings);
}
