import type {
  AddFileQuery,
  ConversationMessage,
  Conversation as ConversationView,
  SayBody,
} from '../contract/conversation.ts';

/** The operations of one side of a conversation. Each area that has conversations declares its own. */
export interface ConversationCalls {
  /** Key of the conversation and this side, for the browser's cache and the stored drafts. */
  key: string;
  show: (signal: AbortSignal) => Promise<ConversationView>;
  write: (body: SayBody) => Promise<ConversationMessage>;
  /** Absent when this side cannot attach pictures. */
  addPicture?: (query: Required<AddFileQuery>, picture: File) => Promise<unknown>;
  loadPicture: LoadPicture;
}

/** Loads a picture by its id. */
export type LoadPicture = (fileId: string) => Promise<Response>;
