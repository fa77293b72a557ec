import type { FastifyReply } from 'fastify';

/** A signal that aborts when the client disconnects before it was answered. */
export function untilDisconnected({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
