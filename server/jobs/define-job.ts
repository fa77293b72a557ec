import type { TSchema } from 'typebox';
import type { Job } from '#server/platform.ts';

/** With growing pauses, these attempts cover half a day. */
const ATTEMPTS = 12;

/** `defineJob(Type.Object({ accountId: … }), async ({ accountId }, platform) => …)`. */
export function defineJob<Payload extends TSchema>(
  payload: Payload,
  run: Job<Payload>['run'],
  { attempts = ATTEMPTS }: { attempts?: number } = {},
): Job<Payload> {
  return { payload, attempts, run };
}
