import type { FastifyReply } from 'fastify';

/**
 * Sets headers for an answer to a link with a secret: caches do not store the answer, search engines do not list it,
 * and no referrer contains its URL.
 */
export function keepConfidential(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
}
