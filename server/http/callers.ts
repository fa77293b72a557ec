import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { isPublic } from '#server/host-names.ts';
import type { App } from '#server/platform.ts';
import { plainAddress } from './answered-hosts.ts';
import { networkOf } from './network-of.ts';

export interface UndeclaredProxy {
  header: string;
  address: string;
  /** `true` if the sender is on this machine or in a private network, and therefore a proxy. */
  isNear: boolean;
  at: Date;
}

interface Seen {
  first: UndeclaredProxy | null;
  applicationToken: string;
}

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;
const byServer = new WeakMap<Server, Seen>();
const byConfig = new WeakMap<Config, Seen>();

const OF_A_BROWSER = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform'] as const;

/** Logs forwarded headers of a proxy that TRUST_PROXY does not declare. */
export function watchForwarded(app: App, config: Config): void {
  const seen: Seen = { first: null, applicationToken: config.APP_TOKEN };
  byServer.set(app.server, seen);
  byConfig.set(config, seen);
  app.addHook('onRequest', async (request) => {
    if (seen.first?.isNear) return;
    const header = HEADERS.find((name) => request.headers[name] !== undefined);
    if (!header || isDeclared(request, header, config)) return;
    const address = plainAddress(request.socket.remoteAddress ?? '');
    const isNear = !isPublic(address);
    if (seen.first && !isNear) return;
    seen.first = { header, address, isNear, at: new Date() };
    request.log.error(
      { header, address },
      isNear
        ? 'TRUST_PROXY does not declare the proxy that this header came from: limits count by session and browser from now on'
        : 'TRUST_PROXY does not declare where this header came from: if it is a proxy of ours, all its visitors count as one network',
    );
  });
}

/** Returns the first undeclared proxy since the start of this process. A proxy in the local network has priority. */
export function undeclaredProxy(config: Config): UndeclaredProxy | null {
  return byConfig.get(config)?.first ?? null;
}

/**
 * Identifies the caller for limits. Behind an undeclared local proxy, all visitors have the same IP address, so session
 * and browser headers are used too.
 */
export function callerOf(request: FastifyRequest): string {
  const network = networkOf(request.ip);
  const seen = byServer.get(request.server.server);
  if (!seen?.first?.isNear || isPublic(plainAddress(request.ip))) return network;
  const { authorization, ...headers } = request.headers;
  const session = authorization === `Bearer ${seen.applicationToken}` ? undefined : authorization;
  const own = session ?? JSON.stringify(OF_A_BROWSER.map((name) => headers[name]));
  return `${network} ${createHash('sha256').update(own).digest('base64url').slice(0, 22)}`;
}

function isDeclared({ ips = [] }: FastifyRequest, header: string, { TRUST_PROXY }: Config): boolean {
  if (TRUST_PROXY === false) return false;
  return header !== 'x-forwarded-for' || ips.length > 1;
}
