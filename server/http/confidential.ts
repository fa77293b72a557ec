import type { FastifyReply } from 'fastify';

/** For answers that a secret opened: no cache stores them, no search engine lists them, no referrer passes their address on (R1.9). */
export function keepConfidential(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
}
