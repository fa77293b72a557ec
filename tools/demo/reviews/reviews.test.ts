import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite } from '#tests/site.ts';
import { demoId } from '../demo-id.ts';
import { prepareDemo } from '../prepare-demo.ts';
import { prepareDemoReviews } from './prepare-reviews.ts';
import { readReviewsFile } from './reviews-file.ts';

const REGION = 'trujillo';
const OPERATOR = 'mareas-de-huanchaco';
const PLAN = 'primera-ola';
const site = await testSite({ areas: ['reviews'] });
afterAll(site.close);

beforeAll(async () => {
  await sql`insert into region (id) values (${REGION}) on conflict do nothing`.execute(site.db);
  const operator = demoId(REGION, OPERATOR);
  await sql`insert into operator (region_id, id, slug, name, state, zone, fictional)
    values (${REGION}, ${operator}, ${OPERATOR}, 'Mareas', 'verified', 'America/Lima', true)`.execute(site.db);
  await sql`
    insert into plan (region_id, id, operator_id, slug, availability_type, confirmation, pricing_per, adventure, currency, title, category,
      duration_minutes)
    values (${REGION}, ${demoId(REGION, OPERATOR, PLAN)}, ${operator}, ${PLAN}, 'START_TIME', 'INSTANT', 'UNIT', true, 'PEN', 'Tu primera ola',
      'sea', 90)`.execute(site.db);
});

const reviews = async () =>
  (await site.pool.query('select id, plan_id, fictional, state, published_at from comment order by id')).rows;

test('reviews of existing plans are imported once and marked as invented', async () => {
  await prepareDemoReviews(site.platform);
  const first = await reviews();
  expect(first.length).toBeGreaterThan(0);
  expect(new Set(first.map((row) => `${row.plan_id} ${row.fictional} ${row.state}`))).toEqual(
    new Set([`${demoId(REGION, OPERATOR, PLAN)} true published`]),
  );
  await site.pool.query('delete from preparation');
  await prepareDemoReviews(site.platform);
  expect(await reviews()).toEqual(first);
});

test('production imports no reviews', async () => {
  await site.pool.query('delete from comment');
  await site.pool.query('delete from preparation');
  await prepareDemo({ ...site.platform, config: { ...site.platform.config, MODE: 'production' } });
  expect(await reviews()).toEqual([]);
});

test('the error for an invalid file names the file', () => {
  expect(() => readReviewsFile('[{"operator": "x"}]', 'reviews.json')).toThrow(/^reviews\.json: /);
});
