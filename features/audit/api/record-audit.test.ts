import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '#features/accounts/contract/actor.ts';
import { testDatabase } from '#tests/database.ts';
import { recordAudit } from './record-audit.ts';

const { db, close } = await testDatabase();
afterAll(close);
beforeAll(() => db.insertInto('region').values({ id: 'trujillo' }).execute());

const admin: Person = {
  kind: 'person',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name: 'Rosa',
  email: 'rosa@example.org',
  staff: 'admin',
  secondFactor: true,
  places: [],
  operators: [],
};
const entry = {
  region: 'trujillo',
  actor: admin,
  action: 'policies.publish',
  subject: { kind: 'policy', id: 'terms' },
} as const;

test('a change and its log entry are saved together or not at all', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await recordAudit(trx, entry);
    throw new Error('the change failed');
  });
  await expect(failing).rejects.toThrow('the change failed');
  expect(await db.selectFrom('audit_event').selectAll().execute()).toEqual([]);

  await db
    .transaction()
    .execute((trx) => recordAudit(trx, { ...entry, before: { version: 1 }, after: { version: 2 } }));
  expect(await db.selectFrom('audit_event').selectAll().execute()).toMatchObject([
    {
      actor_id: admin.accountId,
      actor_role: 'admin',
      action: 'policies.publish',
      before: { version: 1 },
      after: { version: 2 },
    },
  ]);
});

test('values of secret fields are hidden at any depth', async () => {
  await recordAudit(db, {
    ...entry,
    actor: null,
    action: 'people.lock',
    after: { state: 'locked', sessions: [{ accessToken: 'abc', passwordHash: 'def' }] },
  });
  const line = await db.selectFrom('audit_event').selectAll().where('action', '=', 'people.lock').executeTakeFirst();
  expect(line).toMatchObject({
    actor_id: null,
    after: { state: 'locked', sessions: [{ accessToken: '[oculto]', passwordHash: '[oculto]' }] },
  });
});

test('entries cannot be changed or deleted', async () => {
  await expect(db.updateTable('audit_event').set({ reason: 'otro' }).execute()).rejects.toThrow('only ever added to');
  await expect(db.deleteFrom('audit_event').execute()).rejects.toThrow('only ever added to');
});
