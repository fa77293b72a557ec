import { threadId } from 'node:worker_threads';
import type { WorkerCall } from '#server/workers/worker-pool.ts';

/** Waits in a worker pool until the gate is open, then returns the id of its thread. */
export default function waitAtGate({ task }: WorkerCall<{ gate: SharedArrayBuffer }>): number {
  Atomics.wait(new Int32Array(task.gate), 0, 0);
  return threadId;
}
