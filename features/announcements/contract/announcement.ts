import { type Static, Type } from 'typebox';
import { closed, Day, Id, Instant, orNull, PageQuery, text } from '#features/schema.ts';
import { ANNOUNCEMENT_EMAIL_STATES } from './announcement-email-states.ts';
import { AnnouncementCandidate, Audience, MOST_OPERATORS } from './audience.ts';

/** Messages of a region in 24 hours. */
export const MOST_A_DAY = 10;

export const AnnouncementCandidates = Type.Object({ today: Day, items: Type.Array(AnnouncementCandidate) });
export type AnnouncementCandidates = Static<typeof AnnouncementCandidates>;

/** `id` is chosen by the browser and makes a repeated request harmless. */
export const SendAnnouncement = Type.Object(
  {
    id: Id,
    subject: text(120, 5),
    body: text(4000, 20),
    audience: Audience,
    /** The operators that the sender saw before sending. */
    operatorIds: Type.Array(Id, { minItems: 1, maxItems: MOST_OPERATORS, uniqueItems: true }),
  },
  closed,
);
export type SendAnnouncement = Static<typeof SendAnnouncement>;

/** Without the id, for the form. */
export const AnnouncementDraft = Type.Omit(SendAnnouncement, ['id']);

const EmailCounts = Type.Object({ waiting: Type.Integer(), sent: Type.Integer(), failed: Type.Integer() });

export const AnnouncementSummary = Type.Object({
  id: Id,
  subject: Type.String(),
  sentAt: Instant,
  sentBy: orNull(Type.String()),
  operators: Type.Integer(),
  /** Operators of which at least one person opened the message in the back office. */
  opened: Type.Integer(),
  /** Operators without anyone who gets the email. */
  unreachable: Type.Integer(),
  emails: EmailCounts,
});
export type AnnouncementSummary = Static<typeof AnnouncementSummary>;

export const AnnouncementsQuery = Type.Object({ cursor: PageQuery.cursor }, closed);
export const Announcements = Type.Object({ items: Type.Array(AnnouncementSummary), next: orNull(Type.String()) });

export const AnnouncementDetail = Type.Object({
  ...AnnouncementSummary.properties,
  body: Type.String(),
  audience: Audience,
  recipients: Type.Array(
    Type.Object({
      operator: Type.Object({ id: Id, name: Type.String() }),
      people: Type.Array(
        Type.Object({
          name: Type.String(),
          email: Type.String(),
          /** Null for a member who joined later. */
          emailState: orNull(Type.Enum([...ANNOUNCEMENT_EMAIL_STATES])),
          emailAt: orNull(Instant),
          readAt: orNull(Instant),
        }),
      ),
    }),
  ),
});
export type AnnouncementDetail = Static<typeof AnnouncementDetail>;

/** As a member of the operator's team sees it. */
export const ReceivedAnnouncement = Type.Object({
  id: Id,
  subject: Type.String(),
  body: Type.String(),
  sentAt: Instant,
  /** When this person opened the message. */
  readAt: orNull(Instant),
  /** `true` for a recipient who has not opened the message. */
  unread: Type.Boolean(),
  /** Members of the team who opened the message, earliest first. */
  readers: Type.Array(Type.Object({ name: Type.String(), at: Instant })),
});
export type ReceivedAnnouncement = Static<typeof ReceivedAnnouncement>;

export const ReceivedAnnouncements = Type.Object({
  items: Type.Array(ReceivedAnnouncement),
  next: orNull(Type.String()),
});

export const UnreadAnnouncements = Type.Object({ unread: Type.Integer() });
