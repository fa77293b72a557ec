import type { TSchema } from 'typebox';
import type { Job } from '#server/platform.ts';

/** Default number of attempts. With their growing pauses they cover an outage of half a day. */
const ATTEMPTS = 12;

/** Defines a job by the schema of its payload and its function: `defineJob(Type.Object({ accountId: … }), async ({ accountId }, platform) => …)`. */
export function defineJob<Payload extends TSchema>(
  payload: Payload,
  run: Job<Payload>['run'],
  { attempts = ATTEMPTS }: { attempts?: number } = {},
): Job<Payload> {
  return { payload, attempts, run };
}
