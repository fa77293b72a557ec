import type { Plan } from '#planner/model.ts';
import type { PlanResult, PlanTask } from './plan.worker.ts';

export class PlannerUnavailable extends Error {}

let resting: Worker | null = null;

export function preparePlanner(): void {
  if (resting) return;
  const worker = startWorker();
  resting = worker;
  worker.addEventListener('error', () => {
    if (resting === worker) resting = null;
  });
}

/**
 * `signal` ends the run at once.
 * @throws PlannerUnavailable if the script cannot be loaded
 */
export function planHere(task: PlanTask, signal?: AbortSignal): Promise<Plan> {
  return new Promise((resolve, reject) => {
    const worker = resting ?? startWorker();
    resting = null;
    const over = new AbortController();
    const stop = () => {
      over.abort();
      worker.terminate();
      reject(new DOMException('Stopped by the person', 'AbortError'));
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { signal: over.signal });
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<PlanResult>) => {
        over.abort();
        if (resting) worker.terminate();
        else resting = worker;
        if (data.ok) resolve(data.plan);
        else reject(new Error(data.message));
      },
      { signal: over.signal },
    );
    worker.addEventListener(
      'error',
      (event) => {
        over.abort();
        worker.terminate();
        reject(new PlannerUnavailable(event.message));
      },
      { signal: over.signal },
    );
    worker.postMessage(task);
  });
}

function startWorker(): Worker {
  return new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' });
}
