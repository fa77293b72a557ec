export { invitationRows } from './joins.store.ts';
export { addQueue, type QueueSource } from './queues/queues.ts';
