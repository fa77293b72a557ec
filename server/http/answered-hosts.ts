import type { FastifyRequest } from 'fastify';
import { bareHost, isLoopback } from '#server/host-names.ts';
import type { App } from '#server/platform.ts';

/** Load balancers request this path with any host name. */
const HEALTH = '/healthz';

/**
 * Refuses other hosts against DNS rebinding: another site's host name could resolve to this server.
 * @param hosts hosts of our URLs, with or without port.
 * @param refusal creates an error with status 421 (RFC 9110 §15.5.20).
 */
export function answerOnlyFor(app: App, hosts: readonly string[], refusal: () => Error): void {
  const ours = new Set(hosts.map(bareHost));
  app.addHook('onRequest', async (request) => {
    if (!isOurs(request, ours) && request.url !== HEALTH) throw refusal();
  });
}

function isOurs({ headers: { host }, socket }: FastifyRequest, ours: ReadonlySet<string>): boolean {
  if (!host) return false;
  const name = bareHost(host);
  return (
    ours.has(name) ||
    isLoopback(name) ||
    (socket.localAddress !== undefined && name === plainAddress(socket.localAddress))
  );
}

/** Removes the prefix `::ffff:` of an IPv4 address, and the zone of an IPv6 address. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '').split('%', 1)[0]!;
}
