import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Changes at every start, so that a new version of the program never confirms a copy made by the old version. */
const STARTED = Date.now().toString(36);

/**
 * Sets an ETag, with which caches must revalidate their copy before each use.
 * @param state identifies the inputs of the answer; equal states give equal answers in this process.
 * @returns `true` if the caller's copy is current. The caller then answers 304.
 */
export function isFresh(request: FastifyRequest, reply: FastifyReply, state: string): boolean {
  const tag = createHash('sha256').update(`${STARTED} ${state}`).digest('base64url').slice(0, 22);
  reply.header('cache-control', 'no-cache').header('etag', `W/"${tag}"`);
  const known = request.headers['if-none-match'];
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${tag}"`) ?? false;
}
