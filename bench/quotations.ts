import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { InboxQuery } from '#features/quotations/contract/operator.ts';
import { listOperatorQuotations, showOperatorOffer } from '#features/quotations/contract/operator-routes.ts';
import { pathOf } from '#features/route.ts';
import { AREAS } from '#server/areas.ts';
import { insertPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { askBody, lineOf, offerContent } from '#tests/quotations.ts';
import { percentile } from './percentile.ts';
import { withSite } from './with-site.ts';

/** Milliseconds at the 95th percentile, with one client. */
const GOAL_MS = 150;

/**
 * `npm run bench -- quotations [--quotations 10000] [--rounds 60]`: measures an operator's inbox with invented
 * requests.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { quotations: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '60' } },
  });
  const [count, rounds] = [Number(values.quotations), Number(values.rounds)];
  const site = { database: 'bench_quotations', areas: AREAS, most: 4, prepared: false };
  await withSite(site, async ({ config, db, pool, app }) => {
    const operator = await insertOperator(db, config.REGION, { name: 'Operadora' });
    const rival = await insertOperator(db, config.REGION, { name: 'Otra' });
    const { id, headers } = await insertPerson(db, config.REGION, { name: 'Ventas' });
    await pool.query(
      `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'sales')`,
      [config.REGION, operator, id],
    );
    await fill(pool, { region: config.REGION, operator, rival, count });

    const params = { operatorId: operator };
    const inbox = (query: InboxQuery) => pathOf(listOperatorQuotations, { params, query });
    const ask = async (url: string) => {
      const answer = await app.inject({ url, headers });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
      return answer.json<{ next: string | null; items: { id: string }[] }>();
    };
    let far = '';
    for (let page = 0; page < 60; page += 1) {
      const { next } = await ask(inbox({ limit: 100, cursor: far }));
      if (!next) break;
      far = next;
    }
    const [first] = (await ask(inbox({ box: 'answered' }))).items;
    const cases: Record<string, string> = {
      inbox: inbox({}),
      open: inbox({ box: 'open' }),
      answered: inbox({ box: 'answered' }),
      over: inbox({ box: 'over' }),
      'a page far back': inbox({ cursor: far }),
      'a search': inbox({ q: 'moche' }),
      'a search without a hit': inbox({ q: 'zzzz' }),
      'one request': pathOf(showOperatorOffer, { params: { ...params, offerId: first!.id } }),
    };
    const results: Record<string, object> = {};
    let worst = 0;
    for (const [name, url] of Object.entries(cases)) {
      await ask(url);
      const took: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await ask(url);
        took.push(performance.now() - began);
      }
      const p95 = percentile(took, 0.95);
      worst = Math.max(worst, p95);
      results[name] = { 'p50 ms': percentile(took, 0.5).toFixed(1), 'p95 ms': p95.toFixed(1) };
    }
    await app.close();
    console.table(results);
    if (worst > GOAL_MS) {
      console.error(`p95 is ${worst.toFixed(1)} ms; the goal is ${GOAL_MS} ms.`);
      process.exitCode = 1;
    }
  });
}

interface Filling {
  region: string;
  operator: string;
  rival: string;
  count: number;
}

async function fill(pool: pg.Pool, { region, operator, rival, count }: Filling): Promise<void> {
  const stop = { place: null, title: 'Huaca de la Luna', begin: 540, minutes: 90 };
  const days = Array.from({ length: 4 }, () => ({ stops: Array.from({ length: 6 }, () => stop) }));
  const { wish, source, contact } = askBody(undefined, { days, wishes: 'Queremos ir sin prisa. '.repeat(12) });
  const content = offerContent(Array.from({ length: 6 }, () => lineOf()));
  const facts = { people: 2, perPerson: 30_000, metres: 90_000, driveMinutes: 140, meals: 2, groupMost: 8, policy: [] };
  await pool.query(
    `insert into quotation (region_id, reference, state, source, wish, contact, people, begins, ends, areas, assigned, creation_hash, request_hash, created_at)
     select $1, 'CZ' || upper(lpad(to_hex(n), 8, '0')), 'answered', $2::jsonb || jsonb_build_object('title', 'Viaje ' || n || case when n % 90 = 0 then ' a Moche' else '' end),
       $3, $4::jsonb || jsonb_build_object('name', 'Persona ' || n), 2, current_date + 30, current_date + 33, '{Trujillo}', 'rotation',
       sha256(n::text::bytea), sha256(n::text::bytea), now() - n * interval '100 minutes'
     from generate_series(1, $5::int) n`,
    [region, JSON.stringify(source), JSON.stringify(wish), JSON.stringify(contact), count],
  );
  await pool.query(
    `insert into offer (region_id, quotation_id, operator_id, state, asked_at, answer_due_at, ends_at, version, valid_until, order_id)
     select $1, q.id, o.id, case when q.n % 50 = 0 then 'viewed' when q.n % 3 = 0 then 'answered' else 'expired' end, q.created_at,
       q.created_at + interval '24 hours', q.created_at + interval '72 hours', case when q.n % 50 = 0 then 0 else 1 end, q.created_at + interval '10 days', null
     from (select id, created_at, row_number() over (order by created_at) as n from quotation) q cross join unnest($2::uuid[]) o (id)`,
    [region, [operator, rival]],
  );
  await pool.query(
    `insert into offer_version (region_id, offer_id, version, content, facts, total, currency, sent_at)
     select region_id, id, 1, $1, $2, 60000, 'PEN', asked_at from offer where version = 1`,
    [JSON.stringify(content), JSON.stringify(facts)],
  );
  await pool.query(
    `insert into quotation_event (region_id, quotation_id, offer_id, at, action, to_state, actor)
     select region_id, quotation_id, id, asked_at, a, 'viewed', 'operator' from offer cross join unnest(array['view', 'send', 'expire']) a`,
  );
  await pool.query(
    `insert into quotation_message (region_id, id, offer_id, side, body, via)
     select region_id, gen_random_uuid(), id, 'traveller', 'Una pregunta más.', 'page' from offer where hashtext(id::text) % 5 = 0`,
  );
  await pool.query('analyze');
}
