export { invitationRows } from './joins.store.ts';
export { addQueue, type QueueCount, type QueueSource } from './queues/queues.ts';
export { type QueueStaff, staffForQueue, staffOfQueue } from './staff-email/staff-for-queue.ts';
export { addSummaryPart, type SummaryPart } from './staff-email/summary-parts.ts';
