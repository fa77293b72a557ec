import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertKeptContent, keptRequests } from '#tests/kept-routes.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' } });
const seen = new Set<string>();
const { query } = pg.Client.prototype;

beforeAll(async () => {
  await insertKeptContent(site);
  pg.Client.prototype.query = function spy(this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }];
    const text = typeof first === 'string' ? first : first.text;
    if (text && /^\s*(select|with)\b/i.test(text)) seen.add(text);
    return (query as (...all: unknown[]) => unknown).apply(this, given) as never;
  } as typeof query;
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await site.close();
});

test('every table that a kept answer reads reports its changes', async () => {
  for (const { id, url, needsToken } of keptRequests()) {
    const headers = needsToken ? { authorization: 'Bearer the-app-token' } : {};
    const answer = await site.app.inject({ url, headers });
    expect([id, answer.statusCode]).toEqual([id, 200]);
  }
  const read = new Set<string>();
  for (const text of seen) {
    const { rows } = await site.pool.query(`explain (generic_plan, format json) ${text}`);
    for (const [, table] of JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)) read.add(table!);
  }
  const { rows: reporting } = await site.pool.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as "table" from pg_trigger where tgfoid = 'note_public_change'::regproc`,
  );
  expect(read).toContain('plan_option');
  expect([...read].filter((table) => !reporting.some((one) => one.table === table))).toEqual([]);
});
