import type { FastifyRequest } from 'fastify';
import { bareHost, isLoopback } from '#server/host-names.ts';
import type { App } from '#server/platform.ts';

/** Load balancers request it by any address. The answer contains no data. */
const HEALTH = '/healthz';

/**
 * Answers only requests for our hosts: `hosts`, this machine's own names, and the address on which the connection arrived. Without this
 * check, a page whose host name is made to resolve to this server (DNS rebinding) would count as one of ours.
 * @param hosts hosts of our addresses, with or without port.
 * @param refusal creates the error for other hosts; RFC 9110 §15.5.20 has the status 421 for it.
 */
export function answerOnlyFor(app: App, hosts: readonly string[], refusal: () => Error): void {
  const ours = new Set(hosts.map(bareHost));
  app.addHook('onRequest', async (request) => {
    if (!isOurs(request, ours) && request.url !== HEALTH) throw refusal();
  });
}

/** Checks the Host header. A forwarded host is ignored, because any client can send one. */
function isOurs({ headers: { host }, socket }: FastifyRequest, ours: ReadonlySet<string>): boolean {
  if (!host) return false;
  const name = bareHost(host);
  return (
    ours.has(name) ||
    isLoopback(name) ||
    (socket.localAddress !== undefined && name === plainAddress(socket.localAddress))
  );
}

/** The address without the IPv4-in-IPv6 prefix. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '').split('%', 1)[0]!;
}
