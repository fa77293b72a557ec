import { copyFile, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { clusterTemplate, SMALL_CLUSTER as settings } from '#tests/cluster-template.ts';
import { openFolder } from '#tests/open-folder.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { type EmbeddedDatabase, joinEmbeddedDatabase } from './supervisor.ts';

const template = await clusterTemplate();
afterAll(template.remove);
let folder: string;
let site: EmbeddedDatabase;

beforeEach(async () => {
  folder = await openFolder('backup');
  await template.copyTo(join(folder, 'site'));
  site = await joinEmbeddedDatabase({ dataDir: join(folder, 'site'), settings });
});
afterEach(async () => {
  await site.leave();
  await rm(folder, { recursive: true });
});

const at = (name: string) => join(folder, name);

async function query<Row extends object>(embedded: EmbeddedDatabase, statement: string): Promise<Row[]> {
  const client = new pg.Client(embedded.connection);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

test('a backup under load contains every row acknowledged before the backup ended', async () => {
  await query(site, 'create table booking (id int primary key, filler text not null)');
  await query(site, `insert into booking select -i, repeat('x', 200) from generate_series(1, 20000) as i`);
  const acknowledged: { id: number; asked: number; at: number }[] = [];
  let writing = true;
  const writers = Array.from({ length: 3 }, async (_none, writer) => {
    const client = new pg.Client(site.connection);
    await client.connect();
    for (let n = 1; writing; n += 1) {
      const [id, asked] = [n * 10 + writer, Date.now()];
      await client.query('insert into booking values ($1, repeat($2, 500))', [id, 'y']);
      if (n % 7 === 0) await client.query('update booking set filler = $1 where id = $2', [`changed ${id}`, -n]);
      acknowledged.push({ id, asked, at: Date.now() });
    }
    await client.end();
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(100);
  const begun = Date.now();
  await backUp({ dataDir: at('site'), settings, file: at('backup') });
  const ended = Date.now();
  writing = false;
  await Promise.all(writers);

  const { takenAt } = await restore({ dataDir: at('copy'), settings, file: at('backup') });
  const copy = await joinEmbeddedDatabase({ dataDir: at('copy'), settings });
  try {
    const kept = new Set((await query<{ id: number }>(copy, 'select id from booking')).map((row) => row.id));
    const promised = acknowledged.filter((row) => row.at < Date.parse(takenAt));
    expect(promised.filter((row) => row.at > begun).length, 'written while the copy was made').toBeGreaterThan(100);
    expect(promised.filter(({ id }) => !kept.has(id))).toEqual([]);
    expect([...kept].filter((id) => id < 0)).toHaveLength(20_000);
    const later = new Set(acknowledged.filter((row) => row.asked > ended).map((row) => row.id));
    expect([...kept].filter((id) => later.has(id))).toEqual([]);
    for (const writer of [0, 1, 2]) {
      const own = [...kept].filter((id) => id > 0 && id % 10 === writer).sort((a, b) => a - b);
      expect(own).toEqual(own.map((_id, index) => (index + 1) * 10 + writer));
    }
  } finally {
    await copy.leave();
  }
}, 60_000);

test('a backup is one compressed frame', async () => {
  await backUp({ dataDir: at('site'), settings, file: at('backup') });
  const bytes = await readFile(at('backup'));
  const { engine } = zstdDecompressSync(bytes, { info: true }) as unknown as { engine: { bytesWritten: number } };
  expect(engine.bytesWritten).toBe(bytes.length);
}, 60_000);

test('a restore overwrites a database only with force, and never a running database', async () => {
  await query(site, 'create table note as select 1 as version');
  await backUp({ dataDir: at('site'), settings, file: at('backup') });
  expect((await stat(at('backup'))).mode & 0o777).toBe(0o600);
  await expect(backUp({ dataDir: at('site'), settings, file: at('backup') })).rejects.toThrow(/exists already/);
  await query(site, 'update note set version = 2');

  const back = (force: boolean) => restore({ dataDir: at('site'), settings, file: at('backup'), force });
  await expect(back(true)).rejects.toThrow(/stop the site first/);
  await site.leave();
  await expect(back(false)).rejects.toThrow(/--force/);
  const { former } = await back(true);
  expect(await readFile(join(former!, 'PG_VERSION'), 'utf8')).toBe('18\n');
  site = await joinEmbeddedDatabase({ dataDir: at('site'), settings });
  expect(await query(site, 'select version from note')).toEqual([{ version: 1 }]);
}, 60_000);

test('a restore replaces the uploads and keeps the former uploads in another folder', async () => {
  const drawer = at('site/uploads/trujillo/ab');
  await mkdir(join(drawer, 'abc'), { recursive: true });
  await writeFile(join(drawer, 'abc/original.webp'), 'a picture');
  await mkdir(join(drawer, 'abd.unfinished'));
  await backUp({ dataDir: at('site'), settings, file: at('backup') });
  await rm(join(drawer, 'abc'), { recursive: true });
  await mkdir(join(drawer, 'later'));
  await site.leave();

  const { formerUploads } = await restore({ dataDir: at('site'), settings, file: at('backup'), force: true });
  expect(await readFile(join(drawer, 'abc/original.webp'), 'utf8')).toBe('a picture');
  expect(await readdir(drawer)).toEqual(['abc']);
  expect(await readdir(join(formerUploads!, 'trujillo/ab'))).toEqual(['abd.unfinished', 'later']);

  const fresh = await restore({ dataDir: at('copy'), settings, file: at('backup') });
  expect(fresh.formerUploads).toBeUndefined();
  expect(await readFile(at('copy/uploads/trujillo/ab/abc/original.webp'), 'utf8')).toBe('a picture');
  site = await joinEmbeddedDatabase({ dataDir: at('site'), settings });
}, 60_000);

test('a damaged backup is refused and the database stays unchanged', async () => {
  await query(site, 'create table note as select 1 as version');
  await backUp({ dataDir: at('site'), settings, file: at('backup') });
  await site.leave();
  const { size } = await stat(at('backup'));
  await copyFile(at('backup'), at('short'));
  await truncate(at('short'), Math.floor(size * 0.8));
  await writeFile(at('stranger'), 'not a backup at all');
  // At some positions the decompressor finds the damage, at others the tar reader.
  const places = [0.13, 0.37, 0.5, 0.61, 0.88];
  for (const place of places) {
    const changed = await readFile(at('backup'));
    changed.fill(0x55, Math.floor(size * place), Math.floor(size * place) + 16);
    await writeFile(at(`changed ${place}`), changed);
  }
  for (const name of ['short', 'stranger', ...places.map((place) => `changed ${place}`)]) {
    const attempt = restore({ dataDir: at('site'), settings, file: at(name), force: true });
    await expect(attempt, name).rejects.toThrow(/is not a whole backup/);
  }
  site = await joinEmbeddedDatabase({ dataDir: at('site'), settings });
  expect(await query(site, 'select version from note')).toEqual([{ version: 1 }]);
}, 60_000);
