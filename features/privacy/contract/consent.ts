import { type Static, Type } from 'typebox';
import { Instant } from '#features/schema.ts';

/** Purposes for which a site needs consent. If the version of a purpose changes, people are asked again. */
export const PURPOSES = {
  reporting: {
    version: 1,
    title: 'Avisos de fallos',
    what: 'Cuando algo falla, nos llega qué pantalla era y qué pasó en ella, con textos y campos tapados.',
    stored: 'Para eso se guarda un identificador de la visita en este navegador.',
  },
} as const;
export type PurposeId = keyof typeof PURPOSES;
export const PURPOSE_IDS = Object.keys(PURPOSES) as PurposeId[];

export const CONSENT_PLACES = ['banner', 'privacy'] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];

export const Decision = Type.Object(
  {
    purpose: Type.Enum(PURPOSE_IDS),
    version: Type.Integer({ minimum: 1, maximum: 1000, description: 'Las palabras que se mostraron' }),
    given: Type.Boolean(),
    place: Type.Enum([...CONSENT_PLACES]),
    decidedAt: Instant,
  },
  { additionalProperties: false },
);
export type Decision = Static<typeof Decision>;

export const DecisionsBody = Type.Object(
  { decisions: Type.Array(Decision, { maxItems: 50 }) },
  { additionalProperties: false },
);
export type DecisionsBody = Static<typeof DecisionsBody>;

export const Ledger = Type.Object({ decisions: Type.Array(Decision) });
export type Ledger = Static<typeof Ledger>;

/** Returns the person's decision on the current version of the purpose, or null if the person must be asked. */
export function decisionOn(purpose: PurposeId, decisions: readonly Decision[]): Decision | null {
  const about = decisions.filter((it) => it.purpose === purpose && it.version === PURPOSES[purpose].version);
  return about.toSorted((one, other) => other.decidedAt.localeCompare(one.decidedAt))[0] ?? null;
}

export function isAllowed(purpose: PurposeId, decisions: readonly Decision[]): boolean {
  return decisionOn(purpose, decisions)?.given ?? false;
}

/** A decision that is in both lists appears once. */
export function mergeDecisions(one: readonly Decision[], other: readonly Decision[]): Decision[] {
  const byKey = new Map([...one, ...other].map((it) => [`${it.purpose} ${new Date(it.decidedAt).toISOString()}`, it]));
  return [...byKey.values()].toSorted((a, b) => b.decidedAt.localeCompare(a.decidedAt));
}
