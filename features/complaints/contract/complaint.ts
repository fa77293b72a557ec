import { type Static, Type } from 'typebox';
import { NumberRule } from '#features/policies/contract/number-rules.ts';
import { closed, Day, Instant, orNull } from '#features/schema.ts';
import { Telephone } from '#features/telephone.ts';
import { ComplaintClock } from './clock.ts';
import { COMPLAINT_STATES, CONSUMER_ACTIONS } from './complaint-states.ts';

const Line = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '\\S' });
const Words = (most: number) => Type.String({ minLength: 10, maxLength: most, pattern: '\\S' });

const Document = Type.Object({ kind: Type.String({ maxLength: 20 }), number: Line(30) }, closed);
export const Amount = Type.Object(
  { minor: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }), currency: Type.String({ pattern: '^[A-Z]{3}$' }) },
  closed,
);

/** The list `required` of the country pack names the required fields. */
export const ComplaintSheet = Type.Object(
  {
    kind: Type.String({ maxLength: 30 }),
    consumer: Type.Object(
      {
        name: Line(200),
        document: orNull(Document),
        address: orNull(Line(300)),
        email: Type.String({ format: 'email', maxLength: 254 }),
        phone: orNull(Telephone(40)),
      },
      closed,
    ),
    guardian: orNull(Type.Object({ name: Line(200), document: orNull(Document) }, closed)),
    good: orNull(
      Type.Object({ kind: Type.Enum(['product', 'service']), description: Line(500), amount: orNull(Amount) }, closed),
    ),
    detail: Words(5000),
    request: Words(2000),
  },
  closed,
);
export type ComplaintSheet = Static<typeof ComplaintSheet>;

export const FileComplaintBody = Type.Object(
  {
    uuid: Type.String({
      format: 'uuid',
      description: 'Lo crea el navegador: repetir la solicitud no crea otro reclamo',
    }),
    sheet: ComplaintSheet,
  },
  closed,
);

const Term = Type.Object({ days: Type.Integer(), counted: Type.Enum(['business', 'calendar']) });

export const Book = Type.Object({
  country: Type.String({ description: 'ISO 3166-1' }),
  name: Type.String(),
  shortName: Type.String(),
  prefix: Type.String({ description: 'Las letras con que empieza cada número' }),
  intro: Type.String(),
  kinds: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      meaning: Type.String(),
      term: Term,
      extendable: Type.Boolean(),
    }),
  ),
  required: Type.Array(
    Type.Enum(['name', 'document', 'address', 'email', 'phone', 'good', 'amount', 'detail', 'request']),
  ),
  documents: Type.Array(Type.Object({ id: Type.String(), ...NumberRule.properties })),
  guardian: Type.Boolean(),
  receipt: Type.Array(Type.String()),
  notices: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), text: Type.String() })),
  authority: Type.Object({
    name: Type.String(),
    shortName: Type.String(),
    article: orNull(Type.String({ description: 'Lo que va antes del nombre corto: «la» SIC' })),
    url: Type.String(),
    phone: orNull(Type.String()),
    how: Type.String(),
  }),
  retentionYears: Type.Integer(),
  /** `confirmed` is true if a lawyer of the country has confirmed the rules. */
  laws: Type.Array(Type.String()),
  confirmed: Type.Boolean(),
  provider: Type.Object({
    name: Type.String(),
    legalName: Type.String(),
    address: Type.String(),
    email: Type.String(),
  }),
  currency: Type.Object({ code: Type.String(), decimals: Type.Integer() }),
});
export type Book = Static<typeof Book>;

export const ComplaintEvent = Type.Object({
  at: Instant,
  action: Type.String(),
  by: Type.Enum(['consumer', 'staff', 'system']),
  state: Type.Enum([...COMPLAINT_STATES]),
  body: orNull(Type.String()),
  dueOn: orNull(Day),
  innerOnly: Type.Boolean(),
});
export type ComplaintEvent = Static<typeof ComplaintEvent>;

const Common = {
  reference: Type.String(),
  kind: Type.Object({ id: Type.String(), name: Type.String() }),
  state: Type.Enum([...COMPLAINT_STATES]),
  filedAt: Instant,
  clock: ComplaintClock,
};

export const Complaint = Type.Object({
  ...Common,
  bookName: Type.String(),
  provider: Book.properties.provider,
  sheet: ComplaintSheet,
  documentName: orNull(Type.String()),
  events: Type.Array(ComplaintEvent),
  receipt: Type.Array(Type.String()),
  authority: Book.properties.authority,
  actions: Type.Array(Type.Enum([...CONSUMER_ACTIONS])),
});
export type Complaint = Static<typeof Complaint>;

export const FiledComplaint = Type.Object({
  complaint: Complaint,
  secret: Type.String({ description: 'Abre este reclamo; se entrega aquí y en el correo, y no se guarda' }),
});
export type FiledComplaint = Static<typeof FiledComplaint>;

export const ActOnComplaintBody = Type.Object(
  { action: Type.Enum([...CONSUMER_ACTIONS]), body: Type.Optional(Type.String({ maxLength: 3000 })) },
  closed,
);
