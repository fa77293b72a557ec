import { type Static, Type } from 'typebox';

/** Reasons to remove a review and to report one; they are the reasons of the region's published rules. */
export const REPORT_REASONS = ['insult', 'personal_data', 'advertising', 'off_topic', 'fake'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const ReportBody = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Lo crea el navegador: repetir la solicitud no cuenta dos veces' }),
    reason: Type.Enum([...REPORT_REASONS]),
    words: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type ReportBody = Static<typeof ReportBody>;

export const Reported = Type.Object({ reported: Type.Literal(true) });
