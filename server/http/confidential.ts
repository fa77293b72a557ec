import type { FastifyReply } from 'fastify';

/** For links with a secret: no cache stores the answer, no search engine lists it, and no referrer shows its URL. */
export function keepConfidential(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
}
