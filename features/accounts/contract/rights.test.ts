import { expect, test } from 'vitest';
import { type Actor, type Person, VISITOR } from './actor.ts';
import { can, may } from './rights.ts';
import { ofOperator, ofPlace, owner, staff } from './rules.ts';

const person = (about: Partial<Person> = {}): Person => ({
  kind: 'person',
  accountId: 'rosa',
  sessionId: 's',
  name: 'Rosa',
  email: 'rosa@ejemplo.pe',
  staff: null,
  secondFactor: false,
  places: [],
  operators: [],
  ...about,
});
const code = (verdict: { allowed: boolean; code?: string }) => (verdict.allowed ? 'yes' : verdict.code);

test('only the edit secret or the owner may edit a trip', () => {
  const edit = (actor: Actor, holds: 'edit' | 'share' | null, accountId: string | null) =>
    code(may(actor, 'trips.edit', { holds, accountId }));
  expect(edit(VISITOR, 'edit', null)).toBe('yes');
  expect(edit(VISITOR, 'share', null)).toBe('not_found');
  expect(edit(VISITOR, null, null)).toBe('not_found');
  expect(edit(person(), null, 'rosa')).toBe('yes');
  expect(edit(person(), null, 'another')).toBe('not_found');
  expect(edit(person(), null, null)).toBe('not_found');
  expect(code(may(VISITOR, 'trips.read', { holds: 'share', accountId: null }))).toBe('yes');
});

test('a person who may not see a subject gets a 404', () => {
  expect(code(owner.of(person(), { accountId: 'rosa' }))).toBe('yes');
  expect(code(owner.of(person(), { accountId: 'another' }))).toBe('not_found');
  expect(code(owner.door(VISITOR))).toBe('token_missing');
});

test('an admin needs a second factor', () => {
  const rule = staff('Solo administra quien administra.', 'admin', 'editor');
  expect(code(rule.door(VISITOR))).toBe('token_missing');
  expect(code(rule.door(person()))).toBe('forbidden');
  expect(code(rule.door(person({ staff: 'moderator' })))).toBe('forbidden');
  expect(code(rule.door(person({ staff: 'editor' })))).toBe('yes');
  expect(code(rule.door(person({ staff: 'admin' })))).toBe('second_factor_needed');
  expect(code(rule.door(person({ staff: 'admin', secondFactor: true })))).toBe('yes');
});

test('the role of a member decides the member’s rights', () => {
  const edit = ofPlace('Solo quien la administra.', 'owner');
  expect(code(edit.of(person({ places: [{ id: 'hotel', role: 'owner' }] }), { placeId: 'hotel' }))).toBe('yes');
  expect(code(edit.of(person({ places: [{ id: 'hotel', role: 'editor' }] }), { placeId: 'hotel' }))).toBe('forbidden');
  expect(code(edit.of(person({ places: [{ id: 'inn', role: 'owner' }] }), { placeId: 'hotel' }))).toBe('not_found');
  const sell = ofOperator('Los guías no venden.', 'owner', 'sales');
  expect(code(sell.of(person({ operators: [{ id: 'ola', role: 'guide' }] }), { operatorId: 'ola' }))).toBe('forbidden');
  expect(code(sell.of(person({ staff: 'admin', secondFactor: true }), { operatorId: 'ola' }))).toBe('not_found');
});

test('`can` returns the verdict of `may` and its reason', () => {
  expect(can(person(), 'trips.edit', { holds: 'share', accountId: null })).toEqual({
    allowed: false,
    reason: 'No encontramos lo que buscas.',
  });
  expect(can(person(), 'trips.edit', { holds: 'edit', accountId: null })).toEqual({ allowed: true, reason: null });
});
