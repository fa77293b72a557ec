export { addQueue, type QueueSource } from './queues/queues.ts';
