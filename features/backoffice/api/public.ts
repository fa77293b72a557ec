export { recordAudit } from './audit/record-audit.ts';
export { addQueue, type QueueSource } from './queues/queues.ts';
