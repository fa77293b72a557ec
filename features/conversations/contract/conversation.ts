import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';

export const CONVERSATION_LIMITS = {
  /** Characters of a message. */
  text: 5000,
  /** Messages of a conversation. */
  messages: 500,
  /** Files of one message. The same maximum applies to the files of a folder that belong to no message. */
  filesTogether: 8,
  /** Files of a folder, including the files of its messages. */
  files: 60,
  /** Bytes of an uploaded picture. */
  bytes: 12_000_000,
} as const;

export const CONVERSATION_SIDES = ['traveller', 'operator'] as const;
export type ConversationSide = (typeof CONVERSATION_SIDES)[number];

/** The server encodes each uploaded picture anew as WebP. */
export const Attachment = Type.Object({ id: Id, name: Type.String() });
export type Attachment = Static<typeof Attachment>;

export const ConversationMessage = Type.Object({
  id: Id,
  side: Type.Enum([...CONVERSATION_SIDES]),
  /** Empty for an email that contains only pictures. */
  text: Type.String(),
  /**
   * `page`: written on the site, with an account or a key. `mail`: sent by email. `link`: written on the page of an
   * operator's personal link.
   */
  via: Type.Enum(['page', 'mail', 'link']),
  at: Instant,
  /** Time when the other side read the message; null while unread. */
  readAt: orNull(Instant),
  files: Type.Array(Attachment),
});
export type ConversationMessage = Static<typeof ConversationMessage>;

export const Conversation = Type.Object({
  /** Oldest first. */
  messages: Type.Array(ConversationMessage),
  /** Pictures of the folder that belong to no message. */
  files: Type.Array(Attachment),
  /** `true` while the conversation accepts messages. */
  open: Type.Boolean(),
});
export type Conversation = Static<typeof Conversation>;

export const SayBody = Type.Object({
  /** Id of the message, created by the browser. A repeated request with the same id stores the message once. */
  uuid: Id,
  text: Type.String({ minLength: 1, maxLength: CONVERSATION_LIMITS.text, pattern: '\\S' }),
});
export type SayBody = Static<typeof SayBody>;

/** The request body of an upload contains the bytes of the picture. */
export const AddFileQuery = Type.Object({
  /** Id of the file, created by the browser. A repeated upload with the same id is stored once. */
  uuid: Id,
  name: Type.String({ minLength: 1, maxLength: 120 }),
  /** The sender's message that the picture belongs to; absent for a picture without a message. */
  message: Type.Optional(Id),
});
export type AddFileQuery = Static<typeof AddFileQuery>;
