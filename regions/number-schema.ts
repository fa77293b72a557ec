import { type TSchema, Type } from 'typebox';

const Text = Type.String({ minLength: 1 });
const Id = Type.String({ pattern: '^[a-z][a-z0-9_]*$' });
const closed = { additionalProperties: false } as const;
const orNull = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()]);

/** `pattern` matches the number in capitals without separators. `shape` is a sentence that describes the number. */
const numberRule = { name: Text, pattern: Type.String({ pattern: '^\\^.+\\$$' }), shape: Text } as const;

export const CountryNumbers = Type.Object(
  {
    documents: Type.Array(
      Type.Object(
        {
          ...numberRule,
          id: Id,
          person: Type.Boolean(),
          /** Name of the function in `features/policies/contract/number-rules.ts` that checks the check digits. */
          check: Type.Optional(Type.String({ pattern: '^[a-z]{2}\\.[a-z]+$' })),
        },
        closed,
      ),
      { minItems: 1 },
    ),
    tax: Id,
    /** The first `bank_digits` digits of the account number are the number of the bank. */
    bank_account: Type.Union([
      Type.Object({ ...numberRule, bank_digits: Type.Integer({ minimum: 1, maximum: 8 }) }, closed),
      Type.Null(),
    ]),
    sources: Type.Array(
      Type.Object(
        { about: Text, url: orNull(Type.String({ pattern: '^https://\\S+$' })), doubt: orNull(Text) },
        closed,
      ),
      {
        minItems: 1,
      },
    ),
  },
  closed,
);
