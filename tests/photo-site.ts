import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import * as own from '#features/photos/contract/own-routes.ts';
import type { Photo } from '#features/photos/contract/photo.ts';
import { listPlacePhotos } from '#features/photos/contract/routes.ts';
import type { SharePhoto } from '#features/photos/contract/share.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { pathOf } from '#features/route.ts';
import { type KeptFiles, keptFiles } from '#server/storage/kept-files.ts';
import { call } from './call.ts';
import { openFolder } from './open-folder.ts';
import { insertPerson, type TestPerson } from './people.ts';
import { cameraPhoto } from './photo-files.ts';
import { insertPlaces } from './places.ts';
import { type TestSite, testSite } from './site.ts';

const REGION = 'trujillo';

interface Begun {
  id?: string;
  batch?: string;
  about?: OwnerRef;
  type?: string;
  headers?: Record<string, string>;
}

export interface PhotoSite extends ReturnType<typeof stepsOf> {
  site: TestSite;
  files: KeptFiles;
  /** Id of the place Huaca de la Luna. */
  luna: string;
  people: Record<'moderator' | 'traveller' | 'other', TestPerson>;
  /** Deletes photos, files and emails. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** A site with its own folder of files, where the traveller sends photos of one place. */
export async function photoSite(): Promise<PhotoSite> {
  const DATA_DIR = await openFolder('photos');
  const site = await testSite({ settings: { APP_TOKEN: 'the-app-token', DATA_DIR } });
  const { db, pool } = site;
  const files = keptFiles(site.platform.config);
  const [luna] = (await insertPlaces(db, REGION, [{ name: 'Huaca de la Luna' }])) as [string];
  const people = {
    moderator: await insertPerson(db, REGION, { name: 'Quien modera', staff: 'moderator' }),
    traveller: await insertPerson(db, REGION, { name: 'Quien viaja' }),
    other: await insertPerson(db, REGION, { name: 'Quien mira' }),
  };
  return {
    ...{ site, files, luna, people },
    ...stepsOf(site, { luna, traveller: people.traveller.headers }),
    async clear() {
      for (const table of ['photo', 'demo_mail', 'attempt_window']) await pool.query(`delete from ${table}`);
      for (const id of await files.ids()) await files.remove(id);
    },
    async close() {
      await site.close();
      await rm(DATA_DIR, { recursive: true });
    },
  };
}

function stepsOf(
  { app, pool, ...site }: TestSite,
  { luna, traveller }: { luna: string; traveller: Record<string, string> },
) {
  const about: OwnerRef = { kind: 'company', id: luna };

  const begin = (bytes: number, options: Begun = {}) => {
    const { headers = traveller, ...rest } = options;
    const body = { id: randomUUID(), batch: randomUUID(), about, type: 'image/jpeg', ...rest, bytes };
    return call(app, own.beginPhoto, { body, headers });
  };
  const part = (id: string, bytes: Buffer, offset: number, headers = traveller) =>
    app.inject({
      method: 'PATCH',
      url: pathOf(own.continuePhotoUpload, { params: { id } }),
      payload: bytes,
      headers: {
        ...headers,
        'content-type': own.UPLOAD_TYPE,
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
      },
    });
  const arrived = (id: string, headers = traveller) =>
    app.inject({
      method: 'HEAD',
      url: pathOf(own.continuePhotoUpload, { params: { id } }),
      headers: { ...headers, 'tus-resumable': '1.0.0' },
    });
  const send = async (bytes: Buffer, options: Begun = {}) => {
    const { id } = (await begin(bytes.length, options)).json();
    const { statusCode } = await part(id, bytes, 0, options.headers);
    if (statusCode !== 204) throw new Error(`The upload was answered with ${statusCode}.`);
    return id;
  };
  const share = (id: string, change: Partial<SharePhoto> = {}, headers = traveller) => {
    const body: SharePhoto = {
      ...{ author: 'Lucía M.', licence: 'CC BY 4.0', alt: 'El rostro de Aiapæc' },
      ...{ taken: true, agreed: true, order: 0 },
      ...change,
    };
    return call(app, own.sharePhoto, { params: { id }, body, headers });
  };
  return {
    begin,
    part,
    arrived,
    send,
    share,
    async publish(change?: Partial<SharePhoto>, options?: Begun): Promise<string> {
      const id = await send(await cameraPhoto(), options);
      await share(id, change);
      await site.runJobs();
      return id;
    },
    async listed(place = luna): Promise<Photo[]> {
      const headers = { authorization: 'Bearer the-app-token' };
      return (await app.inject({ url: `${listPlacePhotos.path}?company=${place}`, headers })).json().items;
    },
    mine: async () => (await call(app, own.listAccountPhotos, { headers: traveller })).json().items,
    async keptId(id: string): Promise<string> {
      return (await pool.query('select kept_id from photo where id = $1', [id])).rows[0]!.kept_id;
    },
    async mailsTo(to: string): Promise<string[]> {
      await site.runJobs();
      const { rows } = await pool.query('select subject from demo_mail where recipient = $1 order by sent_at', [to]);
      return rows.map(({ subject }) => subject);
    },
  };
}
