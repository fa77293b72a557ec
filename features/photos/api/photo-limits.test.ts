import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import * as own from '#features/photos/contract/own-routes.ts';
import { call } from '#tests/call.ts';
import { openFolder } from '#tests/open-folder.ts';
import { insertPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const DATA_DIR = await openFolder('photo-limits');
const site = await testSite({
  settings: { DATA_DIR, PHOTO_MEGABYTES: '2', PHOTOS_PER_PERSON: '1', PHOTOS_PER_PLACE: '2', PHOTOS_PER_DAY: '3' },
});
afterAll(async () => {
  await site.close();
  await rm(DATA_DIR, { recursive: true });
});
const [luna, sol] = (await insertPlaces(site.db, REGION, [
  { name: 'Huaca de la Luna' },
  { name: 'Huaca del Sol' },
])) as [string, string];
const person = async (name: string) => (await insertPerson(site.db, REGION, { name })).headers;

const begin = (headers: Record<string, string>, bytes = 1000, id = luna) =>
  call(site.app, own.beginPhoto, {
    body: { id: randomUUID(), batch: randomUUID(), about: { kind: 'company', id }, type: 'image/jpeg', bytes },
    headers,
  });

test('the settings of the site limit the size of a photo, and the photos of a person, a place and a day', async () => {
  const [one, two, three] = [await person('Una'), await person('Dos'), await person('Tres')];
  expect((await begin(one, 2_000_001)).problem()).toMatchObject({
    code: 'too_large',
    detail: 'La foto pesa más de 2 MB. Redúcela y envíala de nuevo.',
  });
  expect((await begin(one, 2_000_000)).statusCode).toBe(201);
  expect((await begin(one)).problem()).toMatchObject({ code: 'too_many_photos' });
  expect((await begin(two)).statusCode).toBe(201);
  expect((await begin(three)).problem()).toMatchObject({ code: 'too_many_photos' });
  // A refused photo counts as one of the day.
  expect((await begin(one, 1000, sol)).statusCode).toBe(201);
  expect((await begin(one, 1000, sol)).problem()).toMatchObject({ code: 'too_many_tries' });
});
