import { type Static, Type } from 'typebox';
import { ClosedHours } from '#features/closures/contract/closure.ts';
import { NOTICE_STATES } from '#features/closures/contract/notice-states.ts';
import { Clock, closed, Day, Id, Instant, orNull, PageQuery, text } from '#features/schema.ts';

/** `closed`: the place does not open. `early`: it closes at `at`. `late`: it opens at `at`. */
export const NOTICE_EFFECTS = ['closed', 'early', 'late'] as const;
export type NoticeEffect = (typeof NOTICE_EFFECTS)[number];

/** Days of the longest notice. Afterwards the hours themselves are wrong. */
export const MOST_NOTICE_DAYS = 30;
/** Notices of a place at one time. */
export const MOST_NOTICES = 10;
export const NOTICE_WORDS = { least: 3, most: 280 } as const;

/** A notice has words, changes the hours of its days, or both. */
export const NoticeInput = Type.Object(
  {
    words: Type.Optional(text(NOTICE_WORDS.most, NOTICE_WORDS.least)),
    effect: Type.Optional(Type.Enum([...NOTICE_EFFECTS])),
    at: Type.Optional(Clock),
    startsOn: Day,
    /** The last day, included. */
    endsOn: Day,
    reason: Type.Optional(text(120)),
  },
  closed,
);
export type NoticeInput = Static<typeof NoticeInput>;

const DAY = 1440;

/** @returns null if the place is closed all day */
export function closedHoursOf({ effect, at }: Pick<NoticeInput, 'effect' | 'at'>): ClosedHours | null {
  if (effect === 'closed' || !at) return null;
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const time = hour * 60 + minute;
  return effect === 'early' ? { from: time, to: DAY } : { from: 0, to: time };
}

export const PreviewNotice = Type.Object({ notice: NoticeInput }, closed);
export const NoticeReach = Type.Object({
  trips: Type.Integer({ description: 'Viajes guardados que pasan por ahí esos días' }),
});
export const CreateNotice = Type.Object({ id: Id, notice: NoticeInput }, closed);

/** A notice ends by itself after its last day. */
export const Notice = Type.Object({
  id: Id,
  words: orNull(Type.String()),
  startsOn: Day,
  endsOn: orNull(Day),
  /** The change of the hours. Null if the place opens as usual. */
  closure: orNull(Type.Object({ hours: Type.Optional(orNull(ClosedHours)), reason: Type.String() })),
  state: Type.Enum([...NOTICE_STATES]),
  /** Why the region removed the notice. */
  why: orNull(Type.String()),
});
export type Notice = Static<typeof Notice>;

export const Notices = Type.Object({ today: Day, items: Type.Array(Notice) });
export type Notices = Static<typeof Notices>;

/** A notice as the region sees it. */
export const RegionNotice = Type.Object({
  id: Id,
  place: Type.Object({ id: Type.String(), slug: Type.String(), name: Type.String() }),
  words: Type.String(),
  startsOn: Day,
  endsOn: Day,
  announcedAt: Instant,
  by: orNull(Type.String()),
  state: Type.Enum([...NOTICE_STATES]),
  why: orNull(Type.String()),
});
export type RegionNotice = Static<typeof RegionNotice>;
export const RegionNotices = Type.Object({
  today: Day,
  items: Type.Array(RegionNotice),
  next: orNull(Type.String()),
});
export const RegionNoticesQuery = Type.Object(PageQuery, closed);

export const DecideNotice = Type.Object(
  { action: Type.Enum(['remove', 'restore']), reason: Type.Optional(text(300)) },
  closed,
);
