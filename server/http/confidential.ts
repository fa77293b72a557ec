import type { FastifyReply } from 'fastify';

/** What a secret opened is kept by nobody: no cache, no search engine, no address passed on (R1.9). */
export function keepConfidential(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
}
