import { Type } from 'typebox';

const closed = { additionalProperties: false } as const;

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
    doubt: Type.Union([Type.String({ minLength: 1 }), Type.Null()]),
  },
  closed,
);
