import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { openFolder } from '#tests/open-folder.ts';
import { startS3 } from '#tests/s3-server.ts';
import { keptFiles, type StorageSettings } from './kept-files.ts';

const DATA_DIR = await openFolder('kept-files');
const s3 = await startS3();
afterAll(async () => {
  await s3.close();
  await rm(DATA_DIR, { recursive: true });
});

const inBucket = (secret = s3.secret): StorageSettings => ({
  ...{ DATA_DIR, REGION: 'trujillo', S3_BUCKET: s3.bucket, S3_ENDPOINT: s3.url },
  ...{ S3_ACCESS_KEY_ID: s3.key, S3_SECRET_ACCESS_KEY: secret },
});
const bytes = (text: string) => Buffer.from(text);

describe.each<[string, StorageSettings]>([
  ['the folder', { DATA_DIR, REGION: 'trujillo' }],
  ['the bucket', inBucket()],
])('%s', (_, settings) => {
  const files = keptFiles(settings);

  test('stores all files of an upload under an unguessable id, and deletes them', async () => {
    const large = Buffer.alloc(3_000_000, 7);
    const id = await files.keep({ '40.webp': bytes('small'), '960.webp': large });
    expect(id).toMatch(/^[\w-]{32}$/);
    expect(await files.read(id, '40.webp')).toEqual(bytes('small'));
    expect((await files.read(id, '960.webp'))!.equals(large)).toBe(true);
    expect(await files.read(id, '41.webp')).toBeNull();
    expect(await files.ids()).toContain(id);
    await files.remove(id);
    expect(await files.read(id, '40.webp')).toBeNull();
    expect(await files.ids()).not.toContain(id);
    await files.remove(id);
  });

  test('adds files to an id, replaces them, and deletes one of them', async () => {
    const id = 'a'.repeat(32);
    await files.add(id, { 'sent.raw': bytes('raw') });
    for (const text of ['first', 'second']) await files.add(id, { '40.webp': bytes(text) });
    expect(await files.read(id, '40.webp')).toEqual(bytes('second'));
    await files.remove(id, 'sent.raw');
    expect([await files.read(id, 'sent.raw'), await files.read(id, '40.webp')]).toEqual([null, bytes('second')]);
    await files.remove(id);
  });

  test('lists the ids of more files than one page has, each id once, without those of another region', async () => {
    const other = keptFiles({ ...settings, REGION: 'cusco' });
    const foreign = await other.keep({ '40.webp': bytes('x') });
    const ids = await Promise.all([1, 2, 3].map(() => files.keep({ '40.webp': bytes('a'), '96.webp': bytes('b') })));
    expect((await files.ids()).sort()).toEqual([...ids].sort());
    expect(await files.read(foreign, '40.webp')).toBeNull();
    for (const id of ids) await files.remove(id);
    await other.remove(foreign);
  });

  test('an id or a name that leads elsewhere reads, writes and deletes nothing', async () => {
    const id = await files.keep({ '40.webp': bytes('x') });
    for (const [wrong, name] of [
      ['../../../../etc', 'passwd'],
      [id, '../40.webp'],
      [`${id.slice(0, 31)}/`, '40.webp'],
    ] as const) {
      expect(await files.read(wrong, name)).toBeNull();
      await files.remove(wrong, name);
    }
    await expect(files.keep({ '../40.webp': bytes('x') })).rejects.toThrow('cannot be called');
    await expect(files.add('../..', { '40.webp': bytes('x') })).rejects.toThrow('no id');
    expect(await files.read(id, '40.webp')).toEqual(bytes('x'));
    await files.remove(id);
  });
});

test('a wrong secret of the bucket is refused', async () => {
  const stranger = keptFiles(inBucket('another-secret'));
  await expect(stranger.keep({ '40.webp': bytes('x') })).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
    $metadata: { httpStatusCode: 403 },
  });
  expect(s3.objects.size).toBe(0);
});

test('a short failure of the bucket is tried again, and a longer failure leaves no half upload', async () => {
  const files = keptFiles(inBucket());
  s3.fail(2);
  const id = await files.keep({ '40.webp': bytes('x') });
  expect(await files.read(id, '40.webp')).toEqual(bytes('x'));
  await files.remove(id);
  s3.fail(4);
  await expect(files.keep({ '40.webp': bytes('x'), '96.webp': bytes('y') })).rejects.toThrow();
  expect(s3.objects.size).toBe(0);
});
