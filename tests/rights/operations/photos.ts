import { randomBytes, randomUUID } from 'node:crypto';
import * as ownRoutes from '#features/photos/contract/own-routes.ts';
import type { PhotoState } from '#features/photos/contract/photo-states.ts';
import * as regionRoutes from '#features/photos/contract/region-routes.ts';
import { reportPhoto } from '#features/photos/contract/report-routes.ts';
import type { SharePhoto } from '#features/photos/contract/share.ts';
import { pathOf } from '#features/route.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY, PEOPLE } from '../roles.ts';
import type { World } from '../world.ts';

const REGION = 'trujillo';
const OWN = { lets: ['traveller'], others: 404 } as const;
const REGION_STAFF = { lets: ['moderator', 'admin'], others: 403 } as const;
const BYTES = Buffer.from('not a photo, which the server finds out only when the photo is shared');
const SHARED: SharePhoto = {
  ...{ author: 'Lucía', licence: 'CC BY 4.0', alt: '', order: 0 },
  ...{ taken: true, agreed: true },
};

/** A photo of the traveller. A shared photo is public. */
async function photo(world: World, state: PhotoState): Promise<string> {
  const id = randomUUID();
  await world.platform.pool.query(
    `insert into photo (region_id, id, owner_kind, owner_id, state, account_id, kept_id, bytes, batch, published_at,
       withdrawn_from, withdrawn_at)
     values ($1, $2, 'company', $3, $4, $5, $6, $7, gen_random_uuid(), now(),
       case when $4 = 'withdrawn' then 'published' end, case when $4 = 'withdrawn' then now() end)`,
    [
      ...[REGION, id, world.place, state, world.people.traveller.id],
      ...[randomBytes(24).toString('base64url'), BYTES.length],
    ],
  );
  return id;
}

const of = async (world: World, state: PhotoState) => ({ params: { id: await photo(world, state) } });
const fresh = (world: World) => world.platform.pool.query('delete from attempt_window');

const begun = (world: World) =>
  requestOf(ownRoutes.beginPhoto, {
    body: {
      ...{ id: randomUUID(), batch: randomUUID(), about: { kind: 'company', id: world.place } },
      ...{ bytes: BYTES.length, type: 'image/jpeg' },
    },
  });

/** The traveller begins an upload. */
async function uploadOf(world: World): Promise<string> {
  await fresh(world);
  // The other rows make more photos than a person may send.
  await world.platform.pool.query('delete from photo');
  return (await world.app.inject({ ...begun(world), headers: world.people.traveller.headers })).json().id;
}

const upload = (id: string) => ({
  method: 'PATCH' as const,
  url: pathOf(ownRoutes.continuePhotoUpload, { params: { id } }),
  payload: BYTES,
  headers: { 'content-type': ownRoutes.UPLOAD_TYPE, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
});

export const photoOperations: Operations = {
  ...row(reportPhoto, {
    lets: ANYBODY,
    request: async (world) =>
      requestOf(reportPhoto, {
        ...(await of(world, 'published')),
        body: { id: randomUUID(), reason: 'elsewhere' },
      }),
  }),
  ...row(ownRoutes.listAccountPhotos, { lets: PEOPLE, request: () => requestOf(ownRoutes.listAccountPhotos) }),
  ...row(ownRoutes.beginPhoto, {
    lets: PEOPLE,
    request: async (world) => {
      await fresh(world);
      await world.platform.pool.query('delete from photo');
      return begun(world);
    },
  }),
  ...row(ownRoutes.continuePhotoUpload, {
    ...OWN,
    request: async (world) => upload(await uploadOf(world)),
  }),
  ...row(ownRoutes.showAccountPhoto, {
    ...OWN,
    request: async (world) => requestOf(ownRoutes.showAccountPhoto, await of(world, 'published')),
  }),
  ...row(ownRoutes.sharePhoto, {
    ...OWN,
    // A photo that is shared already gets the same answer again.
    request: async (world) => requestOf(ownRoutes.sharePhoto, { ...(await of(world, 'published')), body: SHARED }),
  }),
  ...row(ownRoutes.withdrawPhoto, {
    ...OWN,
    request: async (world) => requestOf(ownRoutes.withdrawPhoto, await of(world, 'published')),
  }),
  ...row(ownRoutes.restorePhoto, {
    ...OWN,
    request: async (world) => requestOf(ownRoutes.restorePhoto, await of(world, 'withdrawn')),
  }),
  ...row(ownRoutes.discardPhoto, {
    ...OWN,
    request: async (world) => requestOf(ownRoutes.discardPhoto, await of(world, 'refused')),
  }),
  ...row(regionRoutes.listWaitingPhotos, {
    ...REGION_STAFF,
    request: () => requestOf(regionRoutes.listWaitingPhotos),
  }),
  ...row(regionRoutes.listOwnerPhotos, {
    ...REGION_STAFF,
    request: ({ place }) => requestOf(regionRoutes.listOwnerPhotos, { query: { kind: 'company', owner: place } }),
  }),
  ...row(regionRoutes.judgePhoto, {
    ...REGION_STAFF,
    request: async (world) =>
      requestOf(regionRoutes.judgePhoto, { ...(await of(world, 'held')), body: { judgement: 'publish' } }),
  }),
  ...row(regionRoutes.arrangePhotos, {
    ...REGION_STAFF,
    request: async (world) =>
      requestOf(regionRoutes.arrangePhotos, {
        body: { about: { kind: 'company', id: world.place }, ids: [await photo(world, 'published')] },
      }),
  }),
};
