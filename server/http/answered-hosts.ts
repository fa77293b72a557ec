import type { FastifyRequest } from 'fastify';
import { bareHost, isLoopback } from '#server/host-names.ts';
import type { App } from '#server/platform.ts';

/** What a load balancer asks by whatever address it knows; the answer says nothing. */
const HEALTH = '/healthz';

/**
 * Answers only requests for hosts of ours: `hosts`, this machine's own names, and the address on which a connection came in. A page of
 * another site whose name was made to lead here (DNS rebinding) would otherwise count as one of our pages.
 * @param hosts hosts of our addresses, with or without port.
 * @param refusal what is thrown for any other; RFC 9110 §15.5.20 has the status 421 for it.
 */
export function answerOnlyFor(app: App, hosts: readonly string[], refusal: () => Error): void {
  const ours = new Set(hosts.map(bareHost));
  app.addHook('onRequest', async (request) => {
    if (!isOurs(request, ours) && request.url !== HEALTH) throw refusal();
  });
}

/** The host that the caller wrote; one that a proxy forwards beside it, anybody could have written. */
function isOurs({ headers: { host }, socket }: FastifyRequest, ours: ReadonlySet<string>): boolean {
  if (!host) return false;
  const name = bareHost(host);
  return (
    ours.has(name) ||
    isLoopback(name) ||
    (socket.localAddress !== undefined && name === plainAddress(socket.localAddress))
  );
}

/** An IPv4 address also where the socket speaks IPv6. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '').split('%', 1)[0]!;
}
