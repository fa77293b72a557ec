import type {
  AddFileQuery,
  ConversationMessage,
  Conversation as ConversationView,
  SayBody,
} from '../contract/conversation.ts';

export interface ConversationCalls {
  /** Identifies the conversation in the browser's cache and in the stored drafts. */
  key: string;
  show: (signal: AbortSignal) => Promise<ConversationView>;
  write: (body: SayBody) => Promise<ConversationMessage>;
  addPicture?: (query: Required<AddFileQuery>, picture: File) => Promise<unknown>;
  loadPicture: LoadPicture;
}

export type LoadPicture = (fileId: string) => Promise<Response>;
