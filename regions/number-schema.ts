import { type TSchema, Type } from 'typebox';

const Text = Type.String({ minLength: 1 });
const Id = Type.String({ pattern: '^[a-z][a-z0-9_]*$' });
const closed = { additionalProperties: false } as const;
const orNull = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()]);

/** `pattern` matches the number in capitals without separators. `shape` says in a sentence what the number looks like. */
const numberRule = { name: Text, pattern: Type.String({ pattern: '^\\^.+\\$$' }), shape: Text } as const;

/** Numbers that the country defines for documents, taxes and bank accounts. */
export const CountryNumbers = Type.Object(
  {
    documents: Type.Array(
      Type.Object(
        {
          ...numberRule,
          id: Id,
          /** `true` if the document identifies a person, so that a traveller can show it. */
          person: Type.Boolean(),
          /** Name in `features/policies/contract/number-rules.ts` of the library's function for the check digits. */
          check: Type.Optional(Type.String({ pattern: '^[a-z]{2}\\.[a-z]+$' })),
        },
        closed,
      ),
      { minItems: 1 },
    ),
    /** Id of the document that is the tax number of a business. */
    tax: Id,
    /** The account number has the bank's number in its first `bank_digits` digits. Null for a country without such a number. */
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
