import { threadId } from 'node:worker_threads';
import type { WorkerCall } from '#server/workers/worker-pool.ts';

/** Work for a pool: waits until the gate is open, and answers in which thread it ran. */
export default function waitAtGate({ task }: WorkerCall<{ gate: SharedArrayBuffer }>): number {
  Atomics.wait(new Int32Array(task.gate), 0, 0);
  return threadId;
}
