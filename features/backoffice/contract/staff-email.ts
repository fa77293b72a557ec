import { type Static, Type } from 'typebox';
import { closed } from '#features/schema.ts';

/** `at_once` announces new work, `weekly` is Monday's summary. */
export const STAFF_EMAILS = ['at_once', 'weekly'] as const;
export type StaffEmailKind = (typeof STAFF_EMAILS)[number];

/** Hour of the region's time zone at which Monday's summary is sent. */
export const SUMMARY_HOUR = 7;
/** Within this time, a person gets at most one email about new work. */
export const GROUPED_MINUTES = 60;

export const StaffEmails = Type.Object({
  atOnce: Type.Boolean(),
  weekly: Type.Boolean(),
  queues: Type.Array(Type.Object({ name: Type.String(), title: Type.String(), on: Type.Boolean() })),
});
export type StaffEmails = Static<typeof StaffEmails>;

export const ChangeStaffEmails = Type.Object(
  {
    atOnce: Type.Boolean(),
    weekly: Type.Boolean(),
    /** Names of queues whose new work is not emailed. */
    muted: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 60, uniqueItems: true }),
  },
  closed,
);
export type ChangeStaffEmails = Static<typeof ChangeStaffEmails>;

export const EndStaffEmailParams = Type.Object({ key: Type.String({ pattern: '^[\\w-]{43}$' }) });
export const EndedStaffEmail = Type.Object({ ended: Type.Enum([...STAFF_EMAILS]) });
