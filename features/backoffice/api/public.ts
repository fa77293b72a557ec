export { invitationRows } from './joins.store.ts';
export { addQueue, type QueueCount, type QueueSource } from './queues/queues.ts';
export { addSummaryPart, type SummaryPart } from './staff-email/summary-parts.ts';
