import { expect, test } from 'vitest';
import { REGIONS_FOLDER } from '#regions/read-region.ts';
import { type ChangesSource, liveRegion } from './live-region.ts';

function source(version = 0): ChangesSource & { version_: number; asked: number; broken: boolean } {
  const it = {
    version_: version,
    asked: 0,
    broken: false,
    async version() {
      it.asked += 1;
      if (it.broken) throw new Error('the database is away');
      return it.version_;
    },
    read: async () => ({
      version: it.version_,
      settings: (folder: never) => ({ ...(folder as object), product: `Sitio ${it.version_}` }) as never,
      look: {},
    }),
  };
  return it;
}

test('asks the source for its version at most every 500 ms', async () => {
  const from = source();
  let clock = 0;
  const live = liveRegion(
    { REGION: 'trujillo', REGIONS_DIR: REGIONS_FOLDER },
    from,
    () => undefined,
    () => clock,
  );
  expect((await live.current()).face.product).toBe('Sitio 0');
  from.version_ = 1;
  clock = 499;
  expect((await live.current()).face.product).toBe('Sitio 0');
  clock = 500;
  const together = await Promise.all([live.current(), live.current(), live.current()]);
  expect(together.map(({ face }) => face.product)).toEqual(['Sitio 1', 'Sitio 1', 'Sitio 1']);
  expect(from.asked).toBe(1);
});

test('serves a saved change immediately after forget()', async () => {
  const from = source();
  const live = liveRegion(
    { REGION: 'trujillo', REGIONS_DIR: REGIONS_FOLDER },
    from,
    () => undefined,
    () => 0,
  );
  await live.current();
  from.version_ = 1;
  live.forget();
  expect((await live.current()).version).toBe(1);
});

test('serves the last region while the database fails, and reports the error', async () => {
  const from = source(3);
  let clock = 0;
  const heard: unknown[] = [];
  const live = liveRegion(
    { REGION: 'trujillo', REGIONS_DIR: REGIONS_FOLDER },
    from,
    (error) => heard.push(error),
    () => clock,
  );
  await live.current();
  from.broken = true;
  clock = 600;
  expect((await live.current()).version).toBe(3);
  expect(heard).toHaveLength(1);
});

test('serves the last region while the database does not answer', async () => {
  const from = source();
  let clock = 0;
  const live = liveRegion(
    { REGION: 'trujillo', REGIONS_DIR: REGIONS_FOLDER },
    from,
    () => undefined,
    () => clock,
  );
  await live.current();
  const late = Promise.withResolvers<number>();
  from.version = () => late.promise;
  clock = 500;
  const answers = await Promise.all([live.current(), live.current()]);
  expect(answers.map(({ version }) => version)).toEqual([0, 0]);
  from.version_ = 1;
  late.resolve(1);
  await late.promise;
  await expect.poll(async () => (await live.current()).version).toBe(1);
});
