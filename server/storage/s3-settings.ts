import { type Static, Type } from 'typebox';
import { isLoopback } from '#server/host-names.ts';
import { WEB_ADDRESS, words } from '#server/setting-words.ts';

export const S3_SETTINGS = {
  S3_BUCKET: Type.Optional(
    Type.String(
      words('Bucket of an S3 storage for uploads. The bucket must be private; the site serves the files itself.', {
        pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
        otherwise: 'uploads are stored in `DATA_DIR`',
      }),
    ),
  ),
  S3_ENDPOINT: Type.Optional(
    Type.String(
      words('URL of the S3 storage, such as `https://s3.example.org`.', {
        pattern: WEB_ADDRESS,
        otherwise: 'the storage of AWS in `S3_REGION`',
      }),
    ),
  ),
  S3_REGION: Type.String(words('Region of the S3 storage.', { default: 'us-east-1', pattern: '^[a-z0-9-]+$' })),
  S3_ACCESS_KEY_ID: Type.Optional(
    Type.String(words('Id of the access key to `S3_BUCKET`.', { minLength: 1, otherwise: 'none' })),
  ),
  S3_SECRET_ACCESS_KEY: Type.Optional(
    Type.String(words('Secret of `S3_ACCESS_KEY_ID`.', { minLength: 1, secret: true, otherwise: 'none' })),
  ),
};

const Settings = Type.Object(S3_SETTINGS);
export type S3Settings = Static<typeof Settings>;

/** Returns one sentence for each contradiction: a bucket without a key, or a key without a bucket. */
export function s3Faults(settings: S3Settings & { MODE: string }): string[] {
  const { MODE, S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const faults: string[] = [];
  if (S3_BUCKET && !(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY))
    faults.push('S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  if (!S3_BUCKET && (S3_ENDPOINT || S3_ACCESS_KEY_ID || S3_SECRET_ACCESS_KEY))
    faults.push('S3_BUCKET: the other S3 settings need the bucket.');
  if (MODE === 'production' && S3_ENDPOINT?.startsWith('http:') && !isLoopback(hostOf(S3_ENDPOINT)))
    faults.push('S3_ENDPOINT: production needs https://, or others can read the uploads on their way.');
  return faults;
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '');
