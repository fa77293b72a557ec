import { threadId } from 'node:worker_threads';
import type { WorkerCall } from '#server/workers/worker-pool.ts';

export default function waitAtGate({ task }: WorkerCall<{ gate: SharedArrayBuffer }>): number {
  Atomics.wait(new Int32Array(task.gate), 0, 0);
  return threadId;
}
