import { sql } from 'kysely';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { hashPassword } from '#features/accounts/api/passwords/hash-password.ts';
import type { ApiDocument } from '#server/openapi/describe-api.ts';
import type { Area } from '#server/platform.ts';
import { authorization } from '#tests/rights/operation.ts';
import { OPERATIONS } from '#tests/rights/operations.ts';
import { APP_TOKEN, createWorld } from '#tests/rights/world.ts';
import { besiege, type Outcome } from './fuzz.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const PASSWORD = 'Caballito de totora 7';
/**
 * The database is created anew after this number of requests, because accepted requests delete data that later requests
 * need.
 */
const WORLD_LASTS = 5_000;

async function besiegeWorld(requests: number, seed: number, areas?: Area[]): Promise<Outcome> {
  const world = await createWorld(areas);
  try {
    await world.app.ready();
    const { traveller, ...others } = world.people;
    const { db } = world.platform;
    const trip = await world.trip();
    await db
      .updateTable('account')
      .set({ password_hash: await hashPassword(PASSWORD) })
      .execute();
    await sql`create table kept_session as table account_session; create table kept_staff as table staff`.execute(db);
    const heal = async () => {
      await sql`update account set state = 'active', locked_by = null, deletion_requested_at = null where id in (select account_id from kept_session)`.execute(
        db,
      );
      await sql`update account_session s set ended_at = null, ended_why = null, token_hash = k.token_hash, token_expires_at = now() + interval '1 day',
        proved_at = now() from kept_session k where k.id = s.id`.execute(db);
      for (const table of ['staff_invitation', 'second_factor', 'passkey'])
        await sql`delete from ${sql.table(table)}`.execute(db);
      await sql`insert into staff select * from kept_staff on conflict do nothing`.execute(db);
    };
    const { email } = await db
      .selectFrom('account')
      .select('email')
      .where('id', '=', traveller.id)
      .executeTakeFirstOrThrow();
    const letIn = async (name: string, round: number) => {
      const operation = OPERATIONS[name as keyof typeof OPERATIONS];
      const roles = operation?.lets.filter((role) => role !== 'admin of another region') ?? [];
      const role = roles[round % roles.length];
      if (!operation || !role) return undefined;
      const request = await operation.request(world, role);
      return { ...request, headers: { ...authorization(world, name.split(' ')[1]!, role), ...request.headers } };
    };
    return await besiege({
      document: world.app.swagger() as ApiDocument,
      ask: world.ask,
      tokens: [traveller, others.admin, others.admin, ...Object.values(others)].map(({ token }) => token),
      letIn,
      heal,
      applicationToken: APP_TOKEN,
      known: [
        world.place,
        world.itinerary,
        world.company,
        traveller.id,
        traveller.session,
        ...Object.values(trip).map(String),
        'privacy',
        email,
        PASSWORD,
      ],
      requests,
      seed,
    });
  } finally {
    await world.close();
  }
}

test('no request causes a server error, an undocumented reply, or a reply with internal details', async () => {
  const begun = Date.now();
  const whole: Outcome = { requests: 0, operations: new Map(), entered: new Set(), faults: new Map() };
  for (let seed = SEED; whole.requests < REQUESTS; seed += 1000) {
    const part = await besiegeWorld(Math.min(WORLD_LASTS, REQUESTS - whole.requests), seed);
    whole.requests += part.requests;
    for (const [name, ms] of part.operations) whole.operations.set(name, ms + (whole.operations.get(name) ?? 0));
    for (const name of part.entered) whole.entered.add(name);
    for (const [key, fault] of part.faults) whole.faults.set(key, fault);
  }
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(
    `Fuzz: ${whole.requests} requests to ${whole.operations.size} operations (${whole.entered.size} entered), ${whole.faults.size} faults, ${seconds} s, seed ${SEED}.`,
  );
  const slowest = [...whole.operations].sort(([, a], [, b]) => b - a).slice(0, 5);
  console.log(`Slowest: ${slowest.map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`).join(', ')}.`);
  expect([...whole.faults.values()].join('\n')).toBe('');
  // If an operation accepted no request, it was not tested.
  expect([...whole.operations.keys()].filter((name) => !whole.entered.has(name))).toEqual([]);
}, 3_600_000);

test('the fuzzer finds a planted server error, undocumented reply, and internal detail', async () => {
  const right = 'places.read' as const;
  const planted: Area = {
    name: 'planted',
    routes(app) {
      const params = Type.Object({ id: Type.String() });
      app.get('/api/planted/fails/:id', { config: { right }, schema: { params } }, async ({ params: { id } }) => {
        if (Number(id) < 0) throw new Error('a negative number reached the database');
        return {};
      });
      const response = { 200: Type.Object({ count: Type.Integer() }) };
      app.get('/api/planted/lies', { config: { right }, schema: { response } }, async (_request, reply) =>
        reply
          .type('application/json')
          .serializer(JSON.stringify)
          .send({ count: 'many' } as never),
      );
      app.get('/api/planted/tells', { config: { right } }, async (request, reply) =>
        reply
          .code(400)
          .type('application/problem+json')
          .serializer(JSON.stringify)
          .send({
            ...{ type: 'urn:x', title: 'x', status: 400, code: 'x', issues: [], requestId: request.id },
            detail: 'syntax error at or near "drop"',
          } as never),
      );
    },
  };
  const { faults } = await besiegeWorld(900, SEED, [planted]);
  const found = (path: string) => [...faults.values()].filter((fault) => fault.includes(path)).join('\n');
  expect(found('/fails/')).toContain('answers 500');
  expect(found('/lies')).toContain('outside its schema');
  expect(found('/tells')).toContain('syntax error at');
}, 60_000);
