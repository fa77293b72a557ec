import type { FastifyRequest } from 'fastify';
import { bareHost, isLoopback } from '#server/host-names.ts';
import type { App } from '#server/platform.ts';

/** Load balancers request this path under any host name. Its answer contains no data. */
const HEALTH = '/healthz';

/**
 * Answers only requests whose `Host` header names one of our hosts: `hosts`, names of this machine, and the IP address that the client connected to.
 * Another site may let its own host name resolve to this server (DNS rebinding). Without this check, browsers would treat that site's pages as ours.
 * @param hosts hosts of our URLs, with or without port.
 * @param refusal creates the error for other hosts. RFC 9110 §15.5.20 defines status 421 for it.
 */
export function answerOnlyFor(app: App, hosts: readonly string[], refusal: () => Error): void {
  const ours = new Set(hosts.map(bareHost));
  app.addHook('onRequest', async (request) => {
    if (!isOurs(request, ours) && request.url !== HEALTH) throw refusal();
  });
}

/** Checks the Host header. Forwarded hosts are ignored, because any client can send them. */
function isOurs({ headers: { host }, socket }: FastifyRequest, ours: ReadonlySet<string>): boolean {
  if (!host) return false;
  const name = bareHost(host);
  return (
    ours.has(name) ||
    isLoopback(name) ||
    (socket.localAddress !== undefined && name === plainAddress(socket.localAddress))
  );
}

/** Removes the IPv4-in-IPv6 prefix and the zone. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '').split('%', 1)[0]!;
}
