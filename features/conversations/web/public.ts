export { Conversation } from './conversation.tsx';
export type { ConversationCalls, LoadPicture } from './conversation-calls.ts';
export { ConversationInView } from './conversation-in-view.tsx';
export { MessagePicture } from './message-picture.tsx';
