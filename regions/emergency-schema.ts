import { Type } from 'typebox';

const closed = { additionalProperties: false } as const;

/** Telephone numbers of the emergency services, which the whole country can call. Each number names its source. */
export const EmergencyNumbers = Type.Object(
  {
    numbers: Type.Array(
      Type.Object(
        {
          name: Type.String({ minLength: 1 }),
          number: Type.String({ pattern: '^\\d{2,5}$' }),
          source: Type.String({ pattern: '^https://\\S+$' }),
        },
        closed,
      ),
      { minItems: 1 },
    ),
    review: Type.Enum(['por revisar', 'confirmada']),
    /** Open question for an authority of the country. */
    doubt: Type.Union([Type.String({ minLength: 1 }), Type.Null()]),
  },
  closed,
);
