import type {
  AddFileQuery,
  ConversationMessage,
  Conversation as ConversationView,
  SayBody,
} from '../contract/conversation.ts';

/** The operations of one side of a conversation. */
export interface ConversationCalls {
  /** Key for the browser's cache and the stored drafts. */
  key: string;
  show: (signal: AbortSignal) => Promise<ConversationView>;
  write: (body: SayBody) => Promise<ConversationMessage>;
  /** Undefined if this side cannot attach pictures. */
  addPicture?: (query: Required<AddFileQuery>, picture: File) => Promise<unknown>;
  loadPicture: LoadPicture;
}

export type LoadPicture = (fileId: string) => Promise<Response>;
