import type { FastifyReply } from 'fastify';

/**
 * For answers behind a secret link. No cache stores them, no search engine lists them, and no referrer shows their URL.
 */
export function keepConfidential(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
}
