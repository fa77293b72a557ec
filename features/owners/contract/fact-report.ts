import { type Static, Type } from 'typebox';
import type { FactName } from '#features/places/contract/place-facts.ts';
import { closed, Id, Instant, orNull, PageQuery, text } from '#features/schema.ts';

/** `gone`: the place has closed for good, or was never there. */
export const REPORTED_FACTS = ['hours', 'phones', 'fees', 'address', 'position', 'access', 'name', 'gone'] as const;
export type ReportedFact = (typeof REPORTED_FACTS)[number];
export const factOf = (reported: ReportedFact): FactName | null => (reported === 'gone' ? null : reported);

/** `mended`: the fact was changed. `kept`: the fact was right. */
export const REPORT_STATES = ['open', 'mended', 'kept'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
export const REPORT_ANSWERS = ['mended', 'kept'] as const;
export type ReportAnswer = (typeof REPORT_ANSWERS)[number];

/** An answered report does not change any more. */
export const moveReportState = (state: ReportState, answer: ReportAnswer): ReportState | null =>
  state === 'open' ? answer : null;

export const REPORT_WORDS = { least: 3, most: 300 };

export const ReportFact = Type.Object(
  {
    id: Id,
    place: text(200, 1),
    fact: Type.Enum([...REPORTED_FACTS]),
    words: text(REPORT_WORDS.most, REPORT_WORDS.least),
    email: Type.Optional(Type.String({ format: 'email', maxLength: 254, description: 'Para recibir la respuesta' })),
  },
  closed,
);
export type ReportFact = Static<typeof ReportFact>;

export const FactReport = Type.Object({
  id: Id,
  place: Type.Object({ id: Type.String(), slug: Type.String(), name: Type.String() }),
  fact: Type.Enum([...REPORTED_FACTS]),
  words: Type.String(),
  reportedAt: Instant,
  /** The person gets the answer by email. */
  isAnswered: Type.Boolean(),
});
export type FactReport = Static<typeof FactReport>;
export const FactReports = Type.Object({ items: Type.Array(FactReport), next: orNull(Type.String()) });
export type FactReports = Static<typeof FactReports>;

export const FactReportsQuery = Type.Object(PageQuery, closed);

export const AnswerReport = Type.Object(
  { answer: Type.Enum([...REPORT_ANSWERS]), words: Type.Optional(text(300)) },
  closed,
);
export type AnswerReport = Static<typeof AnswerReport>;
