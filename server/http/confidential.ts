import type { FastifyReply } from 'fastify';

/** Sets headers for an answer to a link with a secret: no cache stores the answer, no search engine lists it, and no referrer contains its URL (R1.9). */
export function keepConfidential(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
}
