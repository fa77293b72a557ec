import type { Plan } from '#planner/model.ts';
import type { PlanResult, PlanTask } from './plan.worker.ts';

/** Runs the planner in this browser. The worker lives for one task; `signal` ends it at once. */
export function planHere(task: PlanTask, signal?: AbortSignal): Promise<Plan> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', stop);
    };
    const stop = () => {
      end();
      reject(new DOMException('Stopped by the person', 'AbortError'));
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<PlanResult>) => {
      end();
      if (data.ok) resolve(data.plan);
      else reject(new Error(data.message));
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage(task);
  });
}
