export { Conversation } from './conversation.tsx';
export { ConversationInView } from './conversation-in-view.tsx';
export { MessagePicture } from './message-picture.tsx';
