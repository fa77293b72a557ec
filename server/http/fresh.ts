import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Changes with the program, so that a new version of it never answers that the old answer still holds. */
const STARTED = Date.now().toString(36);

/**
 * For answers that depend on something that may change at any moment: they may be kept, but must be asked for again each time, by a tag.
 * @param state names what the answer was made from; equal states answer alike in this process.
 * @returns whether the asker's copy still holds, which is answered with 304 and nothing else.
 */
export function isFresh(request: FastifyRequest, reply: FastifyReply, state: string): boolean {
  const tag = createHash('sha256').update(`${STARTED} ${state}`).digest('base64url').slice(0, 22);
  reply.header('cache-control', 'no-cache').header('etag', `W/"${tag}"`);
  const known = request.headers['if-none-match'];
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${tag}"`) ?? false;
}
