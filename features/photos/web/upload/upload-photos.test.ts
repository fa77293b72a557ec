import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#web/http/api.ts';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { beginPhoto, sharePhoto } from '../../contract/own-routes.ts';
import type { KeptUpload } from './kept-uploads.ts';
import { choosePhotos, resumePhotos, retryPhoto, share, type UploadParts } from './upload-photos.ts';
import { changeTile, moveTile, type Tile, useUploads } from './uploads-store.ts';

/** Uploads whose bytes are on their way. */
const { sendings } = vi.hoisted(() => ({
  sendings: [] as { id: string; blob: Blob; arrive: () => void; lose: () => void }[],
}));
vi.mock('./send-bytes.ts', () => ({
  SessionOver: class SessionOver extends Error {},
  sendBytes: (blob: Blob, { id }: { id: string }) => ({
    done: new Promise<void>((resolve, reject) => {
      sendings.push({ id, blob, arrive: resolve, lose: () => reject(new Error('lost')) });
    }),
    stop: () => undefined,
  }),
}));

const problem = (status: number, code: string): Problem => ({ status, code, title: '', detail: `Detalle de ${code}` });
const tiles = () => useUploads.getState().tiles;
const states = () => tiles().map(({ state }) => state);
const file = (n: number, type = 'image/jpeg') => new File([`photo ${n}`], `${n}.jpg`, { type });
const settled = () => new Promise((resolve) => setTimeout(resolve));

function partsWith(answer: (route: unknown, input: { params?: { id: string } }) => unknown = () => ({})) {
  const shared: Tile[] = [];
  const parts: UploadParts = {
    api: {
      call: async (route: unknown, input: never) => answer(route, input) ?? { state: 'uploading' },
    } as unknown as Api,
    apiBase: '',
    about: { kind: 'company', id: 'luna' },
    accountId: 'lucia',
    onShared: (_, tile) => shared.push(tile),
  };
  return { parts, shared };
}
const begins = (route: unknown) => (route === beginPhoto ? { state: 'uploading' } : {});

beforeEach(() => {
  sendings.length = 0;
  useUploads.setState({ tiles: [], isOffline: false });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => undefined }));
  vi.stubGlobal('navigator', { onLine: true });
});

test('two photos are sent at a time, and the next one follows', async () => {
  const { parts } = partsWith(begins);
  await choosePhotos(
    [1, 2, 3].map((n) => file(n)),
    'batch',
    parts,
  );
  await vi.waitFor(() => expect(sendings).toHaveLength(2));
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  sendings[0]!.arrive();
  await vi.waitFor(() => expect(sendings).toHaveLength(3));
  for (const sending of sendings) sending.arrive();
  await vi.waitFor(() => expect(states()).toEqual(['ready', 'ready', 'ready']));
});

test('a photo that does not arrive keeps its place, and arrives after another attempt', async () => {
  const { parts } = partsWith(begins);
  await choosePhotos([file(1)], 'batch', parts);
  await vi.waitFor(() => expect(sendings).toHaveLength(1));
  sendings[0]!.lose();
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  retryPhoto(tiles()[0]!.id, parts);
  await vi.waitFor(() => expect(sendings).toHaveLength(2));
  sendings[1]!.arrive();
  await vi.waitFor(() => expect(states()).toEqual(['ready']));
});

test('offline, a photo waits instead of failing', async () => {
  const { parts } = partsWith(begins);
  await choosePhotos([file(1)], 'batch', parts);
  await vi.waitFor(() => expect(sendings).toHaveLength(1));
  vi.stubGlobal('navigator', { onLine: false });
  sendings[0]!.lose();
  await vi.waitFor(() => expect(states()).toEqual(['waiting']));
  expect(useUploads.getState().isOffline).toBe(true);
});

test('a refusal of the server stands on the tile, and the other photos go on', async () => {
  let asked = 0;
  const { parts } = partsWith(() => {
    asked += 1;
    if (asked === 1) throw new ApiError(problem(415, 'photo_kind'));
    return { state: 'uploading' };
  });
  await choosePhotos([file(1, 'image/svg+xml'), file(2)], 'batch', parts);
  await vi.waitFor(() => expect(states()[0]).toBe('refused'));
  expect(tiles()[0]!.problem).toBe('Detalle de photo_kind');
  await vi.waitFor(() => expect(sendings).toHaveLength(1));
  sendings[0]!.arrive();
  await vi.waitFor(() => expect(states()).toEqual(['refused', 'ready']));
});

test('a photo that was shared before it arrived follows alone, in the chosen order', async () => {
  const bodies: unknown[] = [];
  const { parts, shared } = partsWith((route, input) => {
    if (route === sharePhoto) bodies.push((input as { body?: unknown }).body);
    return begins(route);
  });
  await choosePhotos([file(1), file(2)], 'batch', parts);
  await vi.waitFor(() => expect(sendings).toHaveLength(2));
  sendings[0]!.arrive();
  await vi.waitFor(() => expect(states()).toEqual(['ready', 'sending']));
  const [first, second] = tiles();
  for (const [order, { id }] of tiles().entries())
    changeTile(id, { details: { author: 'Lucía', licence: 'CC BY 4.0', keepsPosition: order === 1, order } });
  await share(first!.id, parts);
  expect(shared.map(({ id }) => id)).toEqual([first!.id]);
  sendings[1]!.arrive();
  await vi.waitFor(() => expect(shared.map(({ id }) => id)).toEqual([first!.id, second!.id]));
  expect(tiles()).toEqual([]);
  expect(bodies).toMatchObject([{ order: 0 }, { order: 1, header: btoa('photo 2') }]);
  expect(bodies[0]).not.toHaveProperty('header');
});

test('the photos of a closed tab go on with the same bytes, under the same id', async () => {
  const bodies: unknown[] = [];
  const { parts, shared } = partsWith((route, input) => {
    bodies.push((input as { body?: unknown }).body);
    return begins(route);
  });
  const left: KeptUpload = {
    ...{ id: 'begun', accountId: 'lucia', batch: 'batch', subject: 'company/luna', name: '1.jpg', type: 'image/jpeg' },
    ...{ bytes: new Blob(['shrunk'], { type: 'image/jpeg' }), isPrepared: true, head: new Blob(['camera']) },
    ...{ alt: 'El mural', keptAt: 0 },
  };
  await resumePhotos([left], parts);
  await resumePhotos([left], parts);
  await vi.waitFor(() => expect(sendings).toHaveLength(1));
  expect(tiles()).toMatchObject([{ id: 'begun', alt: 'El mural' }]);
  expect(await sendings[0]!.blob.text()).toBe('shrunk');
  sendings[0]!.arrive();
  await vi.waitFor(() => expect(states()).toEqual(['ready']));
  changeTile('begun', { details: { author: 'Lucía', licence: 'CC BY 4.0', keepsPosition: true, order: 0 } });
  await share('begun', parts);
  expect(shared.map(({ id }) => id)).toEqual(['begun']);
  expect(bodies).toMatchObject([
    { id: 'begun', bytes: 6 },
    { header: btoa('camera'), alt: 'El mural' },
  ]);
});

test('at most twenty photos fit, and arrows change their order', async () => {
  const { parts } = partsWith(begins);
  const left = await choosePhotos(
    Array.from({ length: 22 }, (_, n) => file(n)),
    'batch',
    parts,
  );
  expect([left, tiles().length]).toEqual([2, 20]);
  const [first, second] = tiles();
  moveTile(second!.id, -1);
  expect(tiles().slice(0, 2)).toEqual([second, first].map((tile) => expect.objectContaining({ id: tile!.id })));
  moveTile(second!.id, -1);
  expect(tiles()[0]!.id).toBe(second!.id);
  await settled();
});
