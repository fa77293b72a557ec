import type {
  AddFileQuery,
  ConversationMessage,
  Conversation as ConversationView,
  SayBody,
} from '../contract/conversation.ts';

export interface ConversationCalls {
  /** Key for the browser's cache and the stored drafts. */
  key: string;
  show: (signal: AbortSignal) => Promise<ConversationView>;
  write: (body: SayBody) => Promise<ConversationMessage>;
  addPicture?: (query: Required<AddFileQuery>, picture: File) => Promise<unknown>;
  loadPicture: LoadPicture;
}

export type LoadPicture = (fileId: string) => Promise<Response>;
