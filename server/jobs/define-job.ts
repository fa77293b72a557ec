import type { TSchema } from 'typebox';
import type { Job } from '#server/platform.ts';

/** Enough for an outage of half a day. */
const ATTEMPTS = 12;

/** A job with what it is told and what it does: `defineJob(Type.Object({ accountId: … }), async ({ accountId }, platform) => …)`. */
export function defineJob<Payload extends TSchema>(
  payload: Payload,
  run: Job<Payload>['run'],
  { attempts = ATTEMPTS }: { attempts?: number } = {},
): Job<Payload> {
  return { payload, attempts, run };
}
