import { randomBytes } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import { assertFileNames, isFileId, isFileName, type KeptFiles, type StorageSettings } from './storage-port.ts';

/** The key of a file is `<region>/<id>/<name>`. The SDK is loaded at the first use, because it needs 34 MB of memory. */
export function s3Files(settings: StorageSettings & { S3_BUCKET: string }): KeptFiles {
  const { REGION, S3_BUCKET: Bucket } = settings;
  const keyOf = (id: string, name: string) => `${REGION}/${id}/${name}`;

  async function put(id: string, files: Record<string, Buffer>): Promise<void> {
    const { client, PutObjectCommand } = await open(settings);
    for (const [name, Body] of Object.entries(files))
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(id, name), Body }));
  }

  async function keys(prefix: string): Promise<string[]> {
    const { client, ListObjectsV2Command } = await open(settings);
    const found: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }));
      found.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key] : [])));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return found;
  }

  async function remove(id: string, name?: string): Promise<void> {
    if (!isFileId(id) || (name !== undefined && !isFileName(name))) return;
    const { client, DeleteObjectCommand } = await open(settings);
    const gone = name === undefined ? await keys(`${REGION}/${id}/`) : [keyOf(id, name)];
    for (const Key of gone) await client.send(new DeleteObjectCommand({ Bucket, Key }));
  }

  return {
    async keep(files) {
      assertFileNames(files);
      const id = randomBytes(24).toString('base64url');
      try {
        await put(id, files);
      } catch (error) {
        // The first error is the cause, so a failing clean-up does not replace it.
        await remove(id).catch(() => undefined);
        throw error;
      }
      return id;
    },
    async add(id, files) {
      assertFileNames(files);
      if (!isFileId(id)) throw new Error(`"${id}" is no id of kept files.`);
      await put(id, files);
    },
    async read(id, name) {
      if (!isFileId(id) || !isFileName(name)) return null;
      const { client, GetObjectCommand, NoSuchKey } = await open(settings);
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(id, name) }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove,
    async ids() {
      const found = await keys(`${REGION}/`);
      return [...new Set(found.map((key) => key.split('/')[1] ?? ''))].filter(isFileId);
    },
  };
}

type Sdk = typeof import('@aws-sdk/client-s3');

const clients = new Map<string, S3Client>();

/** One client per process and access key, because a client keeps connections open. */
async function open(settings: StorageSettings): Promise<Sdk & { client: S3Client }> {
  const sdk = await import('@aws-sdk/client-s3');
  const { S3_ENDPOINT, S3_REGION = 'us-east-1', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings;
  const name = JSON.stringify([S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY]);
  const client =
    clients.get(name) ??
    new sdk.S3Client({
      region: S3_REGION,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
      // Storages other than that of AWS need both settings.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      maxAttempts: 4,
    });
  clients.set(name, client);
  return { ...sdk, client };
}
