import { type Static, Type } from 'typebox';
import { Can } from '#features/backoffice/contract/can.ts';
import { ModeTexts } from '#features/policies/contract/mode-text.ts';
import { closed, Day, Instant, orNull } from '#features/schema.ts';
import { Telephone } from '#features/telephone.ts';
import { CARD_PLACES, LANGUAGES, LEGAL_MODES, MOST_COMMISSION } from './choices.ts';
import { MARK_NAMES } from './marks.ts';
import { FrontPicture, Logo, MOST_HEADLINE, MOST_SENTENCE } from './pictures.ts';

const keys = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
/** A single line without spaces at its ends. */
const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^\\S([^\\n\\r]*\\S)?$' });
const Amount = Type.Integer({ minimum: 0, maximum: 100_000_000 });

/** Amounts are minor units of `currency`. */
export const TaxiTariffSetting = Type.Object(
  {
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    base: Amount,
    perKm: Amount,
    perMinute: Amount,
    minimum: Amount,
    source: Line(160),
    date: Day,
  },
  { ...closed, description: 'La tarifa de taxi, quién la publica y de qué día es' },
);
export type TaxiTariffSetting = Static<typeof TaxiTariffSetting>;

const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });

export const OrganisationSettings = Type.Object(
  {
    identity: Type.Object(
      { product: Line(40), region: Line(80), tagline: Line(120), description: Line(400) },
      { ...closed, description: 'Nombre del sitio, de la región y sus frases' },
    ),
    contact: Type.Object(
      {
        name: Line(120),
        legalName: Line(160),
        email: Type.String({ format: 'email', maxLength: 254 }),
        phone: orNull(Telephone(26)),
        address: Line(200),
        registerNumber: Type.Union([Line(60), Type.Null()], {
          description: 'De la organización, en el registro de turismo del país',
        }),
      },
      closed,
    ),
    brand: Type.Object(
      {
        palette: Type.Record(Type.String({ pattern: '^(brand|night)-[a-z0-9-]{2,20}$' }), Colour),
        mark: Type.Enum([...MARK_NAMES]),
        logo: Type.Union([Logo, Type.Null()], { description: 'En lugar de la figura' }),
        share: Type.Object(
          {
            scene: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
            hour: Type.Enum(['dawn', 'noon', 'gold', 'dusk', 'night', 'garua']),
          },
          closed,
        ),
      },
      closed,
    ),
    home: Type.Object(
      {
        /** Two lines. Text between asterisks is in italics. */
        headline: Type.Array(Line(MOST_HEADLINE + 2), { minItems: 2, maxItems: 2 }),
        sentence: Type.Union([Line(MOST_SENTENCE), Type.Null()], {
          description: 'Sin frase, el sitio cuenta sus lugares',
        }),
        picture: Type.Union([FrontPicture, Type.Null()], { description: 'Sin foto, el dibujo de la región' }),
      },
      { ...closed, description: 'Lo primero que se ve' },
    ),
    languages: Type.Array(Type.Enum(keys(LANGUAGES)), { minItems: 1, maxItems: 10, uniqueItems: true }),
    locale: Type.String({ pattern: '^es-[A-Z]{2}$', description: 'Cómo se escriben fechas y números' }),
    currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' }),
    country: Type.String({ pattern: '^[A-Z]{2}$', description: 'El paquete legal, por su país (ISO 3166-1)' }),
    legalMode: Type.Enum(keys(LEGAL_MODES)),
    commission: Type.Integer({ minimum: 0, maximum: MOST_COMMISSION, description: 'En centésimas de por ciento' }),
    cardsIn: Type.Enum(keys(CARD_PLACES), { description: 'Dónde se escribe la tarjeta' }),
    taxi: orNull(TaxiTariffSetting),
  },
  closed,
);
export type OrganisationSettings = Static<typeof OrganisationSettings>;

export const SettingChange = Type.Object({
  path: Type.String(),
  name: Type.String({ description: 'Cómo se llama en la pantalla' }),
  before: Type.String(),
  after: Type.String(),
});
export type SettingChange = Static<typeof SettingChange>;

const VersionSummary = {
  version: Type.Integer({ minimum: 0, description: '0: como dice la carpeta de la región' }),
  changedAt: orNull(Instant),
  changedBy: orNull(Type.String()),
};

const ModeWords = Type.Object({
  summary: Type.String(),
  consequences: Type.Array(Type.String()),
  ownRegister: Type.Boolean({ description: 'La organización misma necesita número en el registro de turismo' }),
});
const Country = Type.Object({
  code: Type.String(),
  name: Type.String(),
  status: Type.String({ description: '"por revisar" hasta que la revise una persona abogada del país' }),
  modes: Type.Object({ directory: ModeWords, quotations: ModeWords, intermediary: ModeWords }),
});
const Choice = Type.Object({ code: Type.String(), name: Type.String() });

export const OrganisationEditor = Type.Object({
  ...VersionSummary,
  settings: OrganisationSettings,
  choices: Type.Object({
    countries: Type.Array(Country),
    currencies: Type.Array(Choice),
    locales: Type.Array(Choice),
    scenes: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), hours: Type.Array(Type.String()) })),
    ownMark: Type.String(),
    /** The headline of the region's folder, which the editor can restore. */
    headline: Type.Array(Type.String()),
    /** Colours of the region's folder, which the editor can restore. */
    palette: Type.Record(Type.String(), Type.String()),
  }),
  texts: ModeTexts,
  can: Type.Object({ edit: Can }),
});
export type OrganisationEditor = Static<typeof OrganisationEditor>;

const confirmedCurrency = Type.Optional(
  Type.String({ maxLength: 3, description: 'La moneda nueva, cuando una persona confirmó que cambia' }),
);

export const SaveOrganisation = Type.Object(
  {
    version: Type.Integer({ minimum: 0, description: 'La versión sobre la que se trabajó' }),
    settings: OrganisationSettings,
    confirmedCurrency,
    reason: Type.Optional(Type.String({ maxLength: 300 })),
  },
  closed,
);
export type SaveOrganisation = Static<typeof SaveOrganisation>;

export const OrganisationVersion = Type.Object({
  ...VersionSummary,
  restoredFrom: orNull(Type.Integer()),
  changes: Type.Array(SettingChange),
});
export type OrganisationVersion = Static<typeof OrganisationVersion>;

export const OrganisationVersions = Type.Object({
  items: Type.Array(OrganisationVersion),
  next: orNull(Type.Integer({ description: 'El `before` de la página siguiente' })),
});
export type OrganisationVersions = Static<typeof OrganisationVersions>;

/** Largest value of PostgreSQL's type `integer`. */
const NEWEST_POSSIBLE = 2_147_483_647;
export const VersionNumber = Type.Integer({ minimum: 0, maximum: NEWEST_POSSIBLE });

export const VersionsQuery = Type.Object(
  {
    before: Type.Optional(
      Type.Integer({ minimum: 1, maximum: NEWEST_POSSIBLE, description: 'El `next` de la página anterior' }),
    ),
  },
  closed,
);

export const RestoreOrganisation = Type.Object(
  {
    version: Type.Integer({ minimum: 0, maximum: NEWEST_POSSIBLE, description: 'La versión que la persona veía' }),
    confirmedCurrency,
  },
  closed,
);
