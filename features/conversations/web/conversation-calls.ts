import type {
  AddFileQuery,
  ConversationMessage,
  Conversation as ConversationView,
  SayBody,
} from '../contract/conversation.ts';

/** The operations of one side of a conversation. Each area that has conversations declares its own. */
export interface ConversationCalls {
  /** Identifies the conversation and its side in the cache and among the drafts. */
  key: string;
  show: (signal: AbortSignal) => Promise<ConversationView>;
  write: (body: SayBody) => Promise<ConversationMessage>;
  /** Absent when this side cannot attach pictures. */
  addPicture?: (query: Required<AddFileQuery>, picture: File) => Promise<unknown>;
  loadPicture: LoadPicture;
}

/** Loads a picture by its id. */
export type LoadPicture = (fileId: string) => Promise<Response>;
