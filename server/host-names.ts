import { BlockList, isIP } from 'node:net';

/** Address ranges of RFC 1918, RFC 3927, RFC 4193 and RFC 4291. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/**
 * Names with these endings exist only in private networks or in tests (RFC 2606, RFC 6761, RFC 6762, RFC 8375, ICANN's
 * `.internal`).
 */
const PRIVATE_ENDINGS = /\.(test|example|invalid|local|internal|home\.arpa)$/;

/** Removes brackets, port and final dot, and lowers the case. */
export function bareHost(host: string): string {
  const [, bracketed] = /^\[(.*)\](?::\d*)?$/.exec(host) ?? [];
  const name = bracketed ?? (isIP(host) === 6 ? host : host.replace(/:\d*$/, ''));
  return name.toLowerCase().replace(/\.$/, '');
}

export function isLoopback(host: string): boolean {
  const name = bareHost(host);
  return name === 'localhost' || name.endsWith('.localhost') || isIn(LOOPBACK, name);
}

/** `true` for a host that is neither loopback nor private. */
export function isPublic(host: string): boolean {
  const name = bareHost(host);
  if (isLoopback(name) || isIn(PRIVATE, name)) return false;
  return isIP(name) !== 0 || (name.includes('.') && !PRIVATE_ENDINGS.test(name));
}

function isIn(list: BlockList, name: string): boolean {
  const version = isIP(name);
  return version !== 0 && list.check(name, version === 6 ? 'ipv6' : 'ipv4');
}
