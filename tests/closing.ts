import { randomUUID } from 'node:crypto';
import { answerPlanClosure } from '#features/checkout/contract/operator-routes.ts';
import type { Closure, ClosureInput } from '#features/closures/contract/closure.ts';
import type { ClosureAction } from '#features/closures/contract/closure-states.ts';
import * as closures from '#features/closures/contract/routes.ts';
import type { AnswerPlanClosure } from '#features/operators/contract/plan-closure.ts';
import { showAvailability } from '#features/operators/contract/plan-routes.ts';
import { call } from './call.ts';
import { insertPerson, type TestPerson } from './people.ts';
import { insertPlaces } from './places.ts';
import { type Selling, seedSelling } from './selling.ts';
import type { TestSite } from './site.ts';

const REGION = 'trujillo';

export interface Closing {
  editor: TestPerson;
  seller: TestPerson;
  luna: string;
  selling: Selling;
  closed(more: Partial<ClosureInput>): ClosureInput;
  dayOf(departure: string): Promise<string>;
  announce(input: Partial<ClosureInput>): Promise<Closure>;
  act(id: string, action: ClosureAction): Promise<void>;
  change(closure: Pick<Closure, 'id' | 'version'>, input: Partial<ClosureInput>): Promise<void>;
  answer(closure: string, body: Partial<AnswerPlanClosure>): ReturnType<typeof answerOne>;
  availability(day: string): Promise<Awaited<ReturnType<typeof dayIn>>>;
  emails(): Promise<{ subject: string; recipient: string; body_text: string }[]>;
}

export async function seedClosing(site: TestSite): Promise<Closing> {
  const { app, db, pool } = site;
  for (const table of ['booking_closure', 'plan_closure', 'closure', 'demo_mail'])
    await pool.query(`delete from ${table}`);
  const mark = randomUUID().slice(0, 8);
  const [luna] = (await insertPlaces(db, REGION, [
    { name: `Huaca ${mark}`, category: 'archaeological_site', lon: -78.99, lat: -8.135 },
  ])) as [string];
  const editor = await insertPerson(db, REGION, { name: `Elsa ${mark}`, staff: 'editor' });
  const seller = await insertPerson(db, REGION, { name: `Sara ${mark}` });
  const selling = await seedSelling(site);
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'sales')`,
    [REGION, selling.operator, seller.id],
  );
  await pool.query(
    `update plan_version set content = jsonb_set(content, '{days,0,stops,0}', content #> '{days,0,stops,0}' || jsonb_build_object('place', $2::text, 'title', 'Huaca de la Luna'))
     where plan_id = $1`,
    [selling.plan, luna],
  );
  const { headers } = editor;
  const closed = (more: Partial<ClosureInput>): ClosureInput => ({
    ...{ kind: 'place', place: luna, name: null, area: null, severity: 'closed', factor: null },
    ...{ startsOn: '2026-01-01', endsOn: null, reason: 'obras de conservación', source: 'El museo', sourceUrl: null },
    ...more,
  });
  const closing: Closing = {
    ...{ editor, seller, luna, selling, closed },
    async dayOf(departure) {
      return (await pool.query('select local_date::text as day from departure where id = $1', [departure])).rows[0].day;
    },
    async act(id, action) {
      await call(app, closures.actOnClosure, { headers, params: { id }, body: { action } });
      await site.runJobs();
    },
    async announce(input) {
      const closure = (await call(app, closures.createClosure, { headers, body: { closure: closed(input) } })).json();
      await closing.act(closure.id, 'announce');
      return closure;
    },
    async change({ id, version }, input) {
      await call(app, closures.changeClosure, { headers, params: { id }, body: { version, closure: closed(input) } });
      await site.runJobs();
    },
    async answer(closure, body) {
      const params = { operatorId: selling.operator, planId: selling.plan, closureId: closure };
      const given = { answer: 'without', instead: null, note: null, ...body } as const;
      const answered = await answerOne(site, { params, headers: seller.headers, body: given });
      await site.runJobs();
      return answered;
    },
    availability: (day) => dayIn(site, selling.plan, day),
    async emails() {
      return (await pool.query('select subject, recipient, body_text from demo_mail order by subject')).rows;
    },
  };
  return closing;
}

interface Answering {
  params: { operatorId: string; planId: string; closureId: string };
  headers: Record<string, string>;
  body: AnswerPlanClosure;
}

const answerOne = ({ app }: Pick<TestSite, 'app'>, input: Answering) => call(app, answerPlanClosure, input);

async function dayIn({ app }: Pick<TestSite, 'app'>, planId: string, day: string) {
  const query = { from: day, to: day };
  return (await call(app, showAvailability, { params: { planId }, query })).json().days[0]!;
}

export const oneAdult = ({ adult }: Selling, departureId: string) => ({
  uuid: randomUUID(),
  lines: [{ uuid: randomUUID(), departureId, units: [{ unitId: adult, quantity: 1 }] }],
});
