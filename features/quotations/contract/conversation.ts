import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';
import type { OfferState } from './quotation-states.ts';

/** What a traveller and one operator say to each other about an offer, on the page or by answering a mail. */

export const CONVERSATION_LIMITS = {
  /** Characters of one message. */
  text: 5000,
  /** Messages of one conversation. */
  messages: 500,
  /** With one message, and with the request itself. */
  filesTogether: 8,
  /** Of a whole request with all its conversations. */
  files: 60,
  /** Of a picture as it is sent. */
  bytes: 12_000_000,
} as const;

export const CONVERSATION_SIDES = ['traveller', 'operator'] as const;
export type ConversationSide = (typeof CONVERSATION_SIDES)[number];

/** A picture, kept as our own encoding of its pixels (WebP). */
export const Attachment = Type.Object({ id: Id, name: Type.String() });
export type Attachment = Static<typeof Attachment>;

export const ConversationMessage = Type.Object({
  id: Id,
  side: Type.Enum([...CONVERSATION_SIDES]),
  /** Empty: only pictures came, by mail. */
  text: Type.String(),
  /** `link`: on the page that the link of an email opens without an account. */
  via: Type.Enum(['page', 'mail', 'link']),
  at: Instant,
  /** When the other side read it on the page. */
  readAt: orNull(Instant),
  files: Type.Array(Attachment),
});
export type ConversationMessage = Static<typeof ConversationMessage>;

export const Conversation = Type.Object({
  /** The oldest first. */
  messages: Type.Array(ConversationMessage),
  /** What came with the request itself. */
  files: Type.Array(Attachment),
  /** Whether anything more may be said. */
  open: Type.Boolean(),
});
export type Conversation = Static<typeof Conversation>;

export const SayBody = Type.Object({
  /** Made by the browser: sent again, it is the same message. */
  uuid: Id,
  text: Type.String({ minLength: 1, maxLength: CONVERSATION_LIMITS.text, pattern: '\\S' }),
});
export type SayBody = Static<typeof SayBody>;

/** How a picture is sent: its bytes are the body, and what it is stands in the address. */
export const AddFileQuery = Type.Object({
  /** Made by the browser: sent again, it is the same file. */
  uuid: Id,
  name: Type.String({ minLength: 1, maxLength: 120 }),
  /** The message of one's own that it goes with; absent: the request itself. */
  message: Type.Optional(Id),
});
export type AddFileQuery = Static<typeof AddFileQuery>;

/** Offers about which nothing is to be said any more. What was accepted is talked about to its end. */
const OVER: readonly OfferState[] = ['not_chosen', 'declined', 'withdrawn'];

export function isConversationOpen(state: OfferState): boolean {
  return !OVER.includes(state);
}
