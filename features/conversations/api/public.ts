export { addMessage } from './add-message.ts';
export {
  countUnread,
  findMessage,
  listFiles,
  markNotified,
  readFilesOf,
} from './conversation.store.ts';
export { openConversation } from './conversation.view.ts';
export { addFile, isOfSubject, sendFile } from './files.ts';
export { MAIL_FAULTS, type MailFault, PART_FAULTS } from './mail-faults.ts';
export { inboundOf } from './receive-email.ts';
export { type Correspondent, replyAddress } from './reply-address.ts';
export type { Subject, SubjectKind } from './subject.ts';
export { unreadMessages } from './unread.store.ts';
export { writeMessage } from './write-message.ts';
