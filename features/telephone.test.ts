import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { orNull } from './schema.ts';
import { hasTelephone, Telephone, telephoneIssues } from './telephone.ts';

const schema = Type.Object({
  contact: Type.Object({ phone: Telephone(40), other: orNull(Telephone(40)) }),
  people: Type.Array(Type.Object({ phone: Type.Optional(Telephone(40)) })),
});
const refused = (value: unknown, country: string) => telephoneIssues(schema, value, country).map(({ path }) => path);
const written = (phone: string) => ({ contact: { phone, other: null }, people: [] });

test.each([
  ['944 555 121', 'PE', true],
  ['(044) 201677', 'PE', true],
  ['+51 44 201677', 'PE', true],
  ['+57 300 123 4567', 'PE', true],
  ['300 123 4567', 'CO', true],
  ['', 'PE', true],
  ['abc', 'PE', false],
  ['1', 'PE', false],
  ['+51 944', 'PE', false],
  ['300 123 4567', 'PE', false],
])('the telephone "%s" in %s is valid: %s', (phone, country, isValid) => {
  expect(refused(written(phone), country)).toEqual(isValid ? [] : ['body.contact.phone']);
});

test('telephones inside lists and nullable members are found', () => {
  expect(hasTelephone(schema)).toBe(true);
  expect(hasTelephone(Type.Object({ name: Type.String() }))).toBe(false);
  const body = { contact: { phone: '944 555 121', other: 'abc' }, people: [{}, { phone: '12' }] };
  expect(refused(body, 'PE')).toEqual(['body.contact.other', 'body.people.1.phone']);
});
