import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { Email } from '#features/accounts/contract/account.ts';
import { type Issue, validationIssues } from '#features/issues.ts';
import { Telephone } from '#features/telephone.ts';
import { validatorsWithin } from '#server/http/validators.ts';
import { checkBody } from '#web/form/check-body.ts';

const schema = Type.Object(
  {
    name: Type.String({ minLength: 2 }),
    email: Type.String({ format: 'email' }),
    guest: Type.Union([Type.Object({ age: Type.Integer({ minimum: 18 }) }), Type.Null()]),
    way: Type.Enum(['bus', 'boat']),
    is: Type.Literal(true),
  },
  { additionalProperties: false },
);
const validate = validatorsWithin([-180, -90, 180, 90])({}, {})({
  schema,
  httpPart: 'body',
  method: 'POST',
  url: '/',
} as never) as unknown as ((body: unknown) => boolean) & {
  errors: Parameters<typeof validationIssues>[0];
};

const written = (issues: Issue[]) => issues.map(({ path, message }) => `${path}: ${message}`).sort();

test.each([
  [{ name: 'a', email: 'ana@ejemplo', guest: { age: 3 }, way: 'train', is: false, more: 1, other: 2 }],
  [{}],
  [{ name: 3, email: 'ana', guest: {}, way: 'bus', is: true }],
])('a form and the server have the same messages for %j', (body) => {
  validate(body);
  const server = written(validationIssues(validate.errors));
  expect(server.length).toBeGreaterThan(2);
  expect(written(checkBody(schema, body, 'PE'))).toEqual(server);
});

test('an email address that fits no pattern gets a message in a full sentence', () => {
  const account = Type.Object({ email: Email });
  expect(checkBody(account, { email: 'ana@' }, 'PE')).toMatchObject([
    { path: 'body.email', message: 'Debe ser un correo como ana@ejemplo.pe.' },
  ]);
});

test('a form refuses a telephone number that is not valid in its country', () => {
  const contact = Type.Object({ phone: Telephone(40) });
  const [refused] = checkBody(contact, { phone: 'abc' }, 'PE');
  expect(refused).toMatchObject({ path: 'body.phone', message: expect.stringContaining('teléfono completo') });
  expect(checkBody(contact, { phone: '944 555 121' }, 'PE')).toEqual([]);
});
