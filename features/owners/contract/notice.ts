import { type Static, Type } from 'typebox';
import { ClosedHours } from '#features/closures/contract/closure.ts';
import { Clock, closed, Day, Id, orNull, text } from '#features/schema.ts';

/** `closed`: the place does not open. `early`: it closes at `at`. `late`: it opens at `at`. */
export const NOTICE_EFFECTS = ['closed', 'early', 'late'] as const;
export type NoticeEffect = (typeof NOTICE_EFFECTS)[number];

/** Days of the longest notice. Afterwards the hours themselves are wrong. */
export const MOST_NOTICE_DAYS = 90;

export const NoticeInput = Type.Object(
  {
    effect: Type.Enum([...NOTICE_EFFECTS]),
    at: Type.Optional(Clock),
    startsOn: Day,
    /** The last day, included. */
    endsOn: Day,
    reason: Type.Optional(text(120)),
  },
  closed,
);
export type NoticeInput = Static<typeof NoticeInput>;

export const PreviewNotice = Type.Object({ notice: NoticeInput }, closed);
export const NoticeReach = Type.Object({
  trips: Type.Integer({ description: 'Viajes guardados que pasan por ahí esos días' }),
});
export const CreateNotice = Type.Object({ id: Id, notice: NoticeInput }, closed);

/** A closure that the team announced. It ends by itself after its last day. */
export const Notice = Type.Object({
  id: Id,
  startsOn: Day,
  endsOn: orNull(Day),
  hours: Type.Optional(orNull(ClosedHours)),
  reason: Type.String(),
});
export type Notice = Static<typeof Notice>;

export const Notices = Type.Object({ today: Day, items: Type.Array(Notice) });
export type Notices = Static<typeof Notices>;
