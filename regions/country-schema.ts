import { type Static, Type } from 'typebox';
import { EmergencyNumbers } from './emergency-schema.ts';
import { CountryNumbers } from './number-schema.ts';

/**
 * Schema of a country pack (`regions/countries/<iso>.json`): the legal duties of a site in that country. The texts are
 * Spanish and are shown unchanged.
 */

const Text = Type.String({ minLength: 1 });
const IsoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const WebAddress = Type.String({ pattern: '^https://\\S+$' });
const Id = Type.String({ pattern: '^[a-z][a-z0-9_]*$' });
const OrNull = <T extends ReturnType<typeof Type.String>>(type: T) => Type.Union([type, Type.Null()]);
const closed = { additionalProperties: false } as const;

export const Basis = Type.Object(
  {
    law: Text,
    article: OrNull(Text),
    /** Date of the law, or of the amendment that introduced the rule. */
    date: OrNull(IsoDate),
    source: OrNull(WebAddress),
    review: Type.Enum(['por revisar', 'confirmada']),
    doubt: OrNull(Text),
  },
  closed,
);
export type Basis = Static<typeof Basis>;

export const LEGAL_MODES = ['directory', 'quotations', 'intermediary'] as const;
export type LegalMode = (typeof LEGAL_MODES)[number];
const Mode = Type.Enum([...LEGAL_MODES]);

export const LEGAL_PLACES = [
  'footer',
  'home',
  'sign_up',
  'listing',
  'payment',
  'complaint',
  'mail',
  'voucher',
] as const;
export type LegalPlace = (typeof LEGAL_PLACES)[number];
const Place = Type.Enum([...LEGAL_PLACES]);

const Named = { name: Text, since: Type.Optional(Type.Integer()), until: Type.Optional(Type.Integer()) };
const Month = Type.Integer({ minimum: 1, maximum: 12 });
const Holiday = Type.Union([
  Type.Object(
    {
      ...Named,
      month: Month,
      day: Type.Integer({ minimum: 1, maximum: 31 }),
      /**
       * Numbers of days by which the holiday moves. The first number applies if the holiday falls on a Monday, the last
       * if it falls on a Sunday.
       */
      moves: Type.Optional(Type.Array(Type.Integer({ minimum: -6, maximum: 6 }), { minItems: 7, maxItems: 7 })),
    },
    closed,
  ),
  Type.Object({ ...Named, easter: Type.Integer() }, closed),
  Type.Object(
    {
      ...Named,
      month: Month,
      weekday: Type.Integer({ minimum: 0, maximum: 6 }),
      nth: Type.Enum([1, 2, 3, 4, 5, -1]),
    },
    closed,
  ),
  Type.Object({ ...Named, date: IsoDate }, closed),
]);

const Term = Type.Object(
  { days: Type.Integer({ minimum: 1, maximum: 400 }), counted: Type.Enum(['business', 'calendar']) },
  closed,
);
export type Term = Static<typeof Term>;

export const WithdrawalRight = Type.Object(
  {
    id: Id,
    name: Text,
    applies: Text,
    /**
     * Is true if the right applies to every distance sale without an exclusion. If false, a person decides for each
     * sale.
     */
    general: Type.Boolean(),
    term: Term,
    from: Type.Enum(['contract', 'voucher', 'delivery', 'contract_or_start']),
    exclusions: Type.Array(
      Type.Object(
        {
          id: Id,
          text: Text,
          /** If true, travellers cannot withdraw from a service that begins within the term. */
          starts_within_term: Type.Optional(Type.Boolean()),
          /**
           * Travellers cannot withdraw in the last hours before the service begins. The value is the number of these
           * hours.
           */
          hours_before_start: Type.Optional(Type.Integer({ minimum: 1 })),
          /** If true, travellers cannot withdraw from a service with a fixed date. */
          dated_services: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
    ),
    refund: Type.Union([Term, Type.Null()]),
    basis: Basis,
  },
  closed,
);
export type WithdrawalRight = Static<typeof WithdrawalRight>;

export const COMPLAINT_FIELDS = [
  'name',
  'document',
  'address',
  'email',
  'phone',
  'good',
  'amount',
  'detail',
  'request',
] as const;
export type ComplaintField = (typeof COMPLAINT_FIELDS)[number];

const Article = Type.Union([Type.Enum(['el', 'la', 'los', 'las']), Type.Null()]);

export const ComplaintBook = Type.Object(
  {
    name: Text,
    short_name: Text,
    prefix: Type.String({ pattern: '^[A-Z]{2,5}$' }),
    intro: Text,
    kinds: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Text,
          meaning: Text,
          term: Term,
          /** Additional time to answer a complaint, if the person learns the reason before `term` ends. */
          extension: Type.Union([Term, Type.Null()]),
          basis: Basis,
        },
        closed,
      ),
      { minItems: 1 },
    ),
    required: Type.Array(Type.Enum([...COMPLAINT_FIELDS])),
    guardian: Type.Boolean(),
    receipt: Type.Array(Text),
    authority: Type.Object(
      { name: Text, short_name: Text, article: Article, url: WebAddress, phone: OrNull(Text), how: Text },
      closed,
    ),
    retention_years: Type.Integer({ minimum: 1 }),
    basis: Type.Array(Basis, { minItems: 1 }),
  },
  closed,
);
export type ComplaintBook = Static<typeof ComplaintBook>;

export const LegalNotice = Type.Object(
  {
    id: Id,
    title: Text,
    text: Text,
    places: Type.Array(Place, { minItems: 1 }),
    modes: Type.Array(Mode, { minItems: 1 }),
    basis: Type.Array(Basis, { minItems: 1 }),
  },
  closed,
);
export type LegalNotice = Static<typeof LegalNotice>;

export const LegalButton = Type.Object(
  {
    id: Id,
    label: Text,
    hint: OrNull(Text),
    target: Type.Union([
      Type.Object({ kind: Type.Literal('complaints') }, closed),
      Type.Object({ kind: Type.Literal('policy'), policy: Id }, closed),
      Type.Object({ kind: Type.Literal('address'), url: WebAddress }, closed),
    ]),
    places: Type.Array(Place, { minItems: 1 }),
    modes: Type.Array(Mode, { minItems: 1 }),
    basis: Basis,
  },
  closed,
);
export type LegalButton = Static<typeof LegalButton>;

const Register = Type.Object(
  {
    name: Text,
    short_name: Text,
    authority: Text,
    url: OrNull(WebAddress),
    fields: Type.Array(
      Type.Object(
        {
          id: Id,
          label: Text,
          kind: Type.Enum(['text', 'date', 'choice']),
          required: Type.Boolean(),
          choices: Type.Optional(Type.Array(Text)),
          /** Matches the number in capitals without separators. `shape` is a sentence that describes it. */
          pattern: Type.Optional(Type.String({ pattern: '^\\^.+\\$$' })),
          shape: Type.Optional(Text),
        },
        closed,
      ),
    ),
    /** Documents that an operator uploads so that the region can compare them with the register. */
    documents: Type.Array(Type.Enum(['register', 'tax', 'identity', 'certificate', 'other']), { uniqueItems: true }),
    /** If `expires` is true, the site stores the expiry date of the registration. */
    validity: Type.Object({ text: Text, expires: Type.Boolean() }, closed),
    basis: Basis,
  },
  closed,
);

const Tax = Type.Object(
  {
    id: Id,
    name: Text,
    /** Rate in hundredths of a per cent: 1800 is 18 %. */
    basis_points: Type.Integer({ minimum: 0, maximum: 10_000 }),
    applies: Text,
    in_price: Type.Boolean(),
    basis: Basis,
  },
  closed,
);

export const SALES = ['nothing', 'quotations', 'everything'] as const;
export type Sales = (typeof SALES)[number];

const ModeConsequences = Type.Object(
  {
    summary: Text,
    sells: Type.Enum([...SALES]),
    own_register: Type.Boolean(),
    shows_provider_register: Type.Boolean(),
    /** If true, the site hides providers without an active registration. */
    hides_unregistered: Type.Boolean(),
    consequences: Type.Array(Type.Object({ text: Text, basis: Basis }, closed)),
  },
  closed,
);

export const CountryPack = Type.Object(
  {
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    name: Text,
    /** International telephone code without plus, such as "51". */
    phone_code: Type.String({ pattern: '^[1-9]\\d{0,2}$' }),
    /** Regular expression for the digits of a mobile number without the country's code. */
    mobile_number: Type.String({ minLength: 1, maxLength: 80 }),
    /** The value is `confirmada` if a lawyer of the country has confirmed the whole pack, otherwise `por revisar`. */
    status: Text,
    checked: IsoDate,
    holidays: Type.Array(Holiday),
    business_days: Type.Object(
      {
        /** 0 is Monday, 6 is Sunday. */
        weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { minItems: 1 }),
        basis: Basis,
      },
      closed,
    ),
    withdrawal: Type.Object({ summary: Text, rights: Type.Array(WithdrawalRight) }, closed),
    complaint_book: ComplaintBook,
    numbers: CountryNumbers,
    notices: Type.Array(LegalNotice),
    buttons: Type.Array(LegalButton),
    register: Register,
    taxes: Type.Array(Tax),
    emergency: Type.Optional(EmergencyNumbers),
    legal_modes: Type.Object(
      { directory: ModeConsequences, quotations: ModeConsequences, intermediary: ModeConsequences },
      closed,
    ),
  },
  closed,
);
export type CountryPack = Static<typeof CountryPack>;
