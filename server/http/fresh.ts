import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Part of every ETag. It changes at each start, so that a new version of the program never confirms an answer of the old version as current. */
const STARTED = Date.now().toString(36);

/**
 * Sets an ETag on the answer. Caches must revalidate their copy with the ETag before each use.
 * @param state identifies the inputs of the answer; equal states give equal answers in this process.
 * @returns `true` if the caller's copy is current. The caller then answers 304.
 */
export function isFresh(request: FastifyRequest, reply: FastifyReply, state: string): boolean {
  const tag = createHash('sha256').update(`${STARTED} ${state}`).digest('base64url').slice(0, 22);
  reply.header('cache-control', 'no-cache').header('etag', `W/"${tag}"`);
  const known = request.headers['if-none-match'];
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${tag}"`) ?? false;
}
