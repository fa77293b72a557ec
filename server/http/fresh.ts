import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The tag contains the start of the process, so that a new version never confirms an answer of an old version. */
const STARTED = Date.now().toString(36);

/**
 * Answers 304 if the caller's copy is current.
 * @param state equal states must give equal answers.
 * @returns `true` if the answer is 304.
 */
export function isFresh(request: FastifyRequest, reply: FastifyReply, state: string): boolean {
  const tag = createHash('sha256').update(`${STARTED} ${state}`).digest('base64url').slice(0, 22);
  reply.header('cache-control', 'no-cache').header('etag', `W/"${tag}"`);
  const known = request.headers['if-none-match'];
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${tag}"`) ?? false;
}
