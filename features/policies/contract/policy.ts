import { type Static, Type } from 'typebox';
import { Day } from '#features/schema.ts';

/** The API calls policies `politics`. */
export const POLICY_KINDS = [
  'terms',
  'privacy',
  'cookies',
  'cancellation',
  'withdrawal',
  'complaints',
  'escnna',
  'reviews',
  'ranking',
  'accessibility',
] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** Kinds of texts that depend on what the site may sell. */
export const SALES_KINDS = ['terms', 'cancellation', 'withdrawal'] as const satisfies readonly PolicyKind[];
export const isSalesKind = (kind: PolicyKind): boolean => SALES_KINDS.some((one) => one === kind);

export const POLICY_STATES = ['draft', 'scheduled', 'in_force', 'superseded'] as const;
export type PolicyState = (typeof POLICY_STATES)[number];

export const PolicySummary = Type.Object({
  kind: Type.Enum([...POLICY_KINDS]),
  title: Type.String(),
  version: Type.Integer(),
  state: Type.Enum(['scheduled', 'in_force', 'superseded']),
  effectiveFrom: Day,
  demo: Type.Boolean({ description: 'Texto de demostración que ningún abogado revisó' }),
  summary: Type.Union([Type.String(), Type.Null()], { description: 'Qué cambió en esta versión' }),
  hash: Type.String({ description: 'SHA-256 del título y el texto: lo que guarda una aceptación' }),
});
export type PolicySummary = Static<typeof PolicySummary>;

export const PoliciesList = Type.Object({ items: Type.Array(PolicySummary) });

export const Policy = Type.Object({
  ...PolicySummary.properties,
  body: Type.String({ description: 'Markdown' }),
  versions: Type.Array(
    Type.Object({
      version: Type.Integer(),
      effectiveFrom: Day,
      state: PolicySummary.properties.state,
      summary: PolicySummary.properties.summary,
    }),
  ),
});
export type Policy = Static<typeof Policy>;
