import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';

/** Messages between two sides about one subject, written on the page or sent by answering an email. */

export const CONVERSATION_LIMITS = {
  /** Characters of one message. */
  text: 5000,
  /** Messages of one conversation. */
  messages: 500,
  /** Files of one message, and of the folder itself. */
  filesTogether: 8,
  /** Files of a folder, such as a request for quotations, with all its conversations. */
  files: 60,
  /** Bytes of a picture as it is uploaded. */
  bytes: 12_000_000,
} as const;

export const CONVERSATION_SIDES = ['traveller', 'operator'] as const;
export type ConversationSide = (typeof CONVERSATION_SIDES)[number];

/** A picture, stored in our own encoding of its pixels (WebP). */
export const Attachment = Type.Object({ id: Id, name: Type.String() });
export type Attachment = Static<typeof Attachment>;

export const ConversationMessage = Type.Object({
  id: Id,
  side: Type.Enum([...CONVERSATION_SIDES]),
  /** Empty when an email brought pictures only. */
  text: Type.String(),
  /** `link` means the page that an email's link opens without an account. */
  via: Type.Enum(['page', 'mail', 'link']),
  at: Instant,
  /** The time when the other side read it on the page. */
  readAt: orNull(Instant),
  files: Type.Array(Attachment),
});
export type ConversationMessage = Static<typeof ConversationMessage>;

export const Conversation = Type.Object({
  /** The oldest first. */
  messages: Type.Array(ConversationMessage),
  /** Pictures that belong to the folder itself. */
  files: Type.Array(Attachment),
  /** `true` while the conversation accepts messages. */
  open: Type.Boolean(),
});
export type Conversation = Static<typeof Conversation>;

export const SayBody = Type.Object({
  /** Made by the browser. A repeated message with the same id is stored once. */
  uuid: Id,
  text: Type.String({ minLength: 1, maxLength: CONVERSATION_LIMITS.text, pattern: '\\S' }),
});
export type SayBody = Static<typeof SayBody>;

/** The parameters of an upload. The body is the bytes of the picture. */
export const AddFileQuery = Type.Object({
  /** Made by the browser. A repeated upload with the same id is stored once. */
  uuid: Id,
  name: Type.String({ minLength: 1, maxLength: 120 }),
  /** The sender's own message that the picture belongs to; absent for the folder itself. */
  message: Type.Optional(Id),
});
export type AddFileQuery = Static<typeof AddFileQuery>;
