import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';
import { ComplaintClock } from './clock.ts';
import { Complaint } from './complaint.ts';
import { COMPLAINT_STATES, STAFF_ACTIONS } from './complaint-states.ts';

export const RegionLine = Type.Object({
  reference: Type.String(),
  kind: Type.String(),
  state: Type.Enum([...COMPLAINT_STATES]),
  consumer: Type.String(),
  about: Type.String({ description: 'El comienzo del detalle' }),
  filedAt: Instant,
  clock: ComplaintClock,
  assignedTo: orNull(Id),
});
export type RegionLine = Static<typeof RegionLine>;

export const REGION_VIEWS = ['open', 'late', 'mine', 'answered', 'all'] as const;
export type RegionView = (typeof REGION_VIEWS)[number];

export const RegionPage = Type.Object({
  items: Type.Array(RegionLine),
  next: orNull(Type.String()),
  counts: Type.Object({
    open: Type.Integer(),
    soon: Type.Integer(),
    late: Type.Integer(),
    answered: Type.Integer(),
    /** Mean of the last 90 days, in business days. */
    meanDays: orNull(Type.Number()),
  }),
});
export type RegionPage = Static<typeof RegionPage>;

export const RegionComplaint = Type.Object({
  ...Complaint.properties,
  actions: Type.Array(Type.Enum([...STAFF_ACTIONS])),
  assignedTo: orNull(Id),
  extension: orNull(Type.Object({ days: Type.Integer(), counted: Type.Enum(['business', 'calendar']) })),
});
export type RegionComplaint = Static<typeof RegionComplaint>;

export const RegionActBody = Type.Object(
  {
    action: Type.Enum([...STAFF_ACTIONS]),
    /** An answer, an extension and a note require a text. */
    body: Type.Optional(Type.String({ maxLength: 10_000 })),
    assignTo: Type.Optional(orNull(Id)),
  },
  { additionalProperties: false },
);
