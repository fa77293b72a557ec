import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';

export const CONVERSATION_LIMITS = {
  /** Characters. */
  text: 5000,
  messages: 500,
  /** Largest number of files in one message. */
  filesTogether: 8,
  files: 60,
  /** Bytes of an uploaded picture. */
  bytes: 12_000_000,
} as const;

export const CONVERSATION_SIDES = ['traveller', 'operator'] as const;
export type ConversationSide = (typeof CONVERSATION_SIDES)[number];

export const Attachment = Type.Object({ id: Id, name: Type.String() });
export type Attachment = Static<typeof Attachment>;

export const ConversationMessage = Type.Object({
  id: Id,
  side: Type.Enum([...CONVERSATION_SIDES]),
  /** Empty for an email that contains only pictures. */
  text: Type.String(),
  /** `page` means the site, `mail` an email, and `link` the page of an operator's personal link. */
  via: Type.Enum(['page', 'mail', 'link']),
  at: Instant,
  readAt: orNull(Instant),
  files: Type.Array(Attachment),
});
export type ConversationMessage = Static<typeof ConversationMessage>;

export const Conversation = Type.Object({
  messages: Type.Array(ConversationMessage),
  files: Type.Array(Attachment),
  open: Type.Boolean(),
});
export type Conversation = Static<typeof Conversation>;

export const SayBody = Type.Object({
  /** Id that the browser makes. A repeated request with the same id stores one message. */
  uuid: Id,
  text: Type.String({ minLength: 1, maxLength: CONVERSATION_LIMITS.text, pattern: '\\S' }),
});
export type SayBody = Static<typeof SayBody>;

export const AddFileQuery = Type.Object({
  /** Id that the browser makes. A repeated upload with the same id stores one file. */
  uuid: Id,
  name: Type.String({ minLength: 1, maxLength: 120 }),
  message: Type.Optional(Id),
});
export type AddFileQuery = Static<typeof AddFileQuery>;
