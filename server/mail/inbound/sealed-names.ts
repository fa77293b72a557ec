import { createHmac, timingSafeEqual } from 'node:crypto';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';

/** Length in hexadecimal digits (96 bits). RFC 5321 allows at most 64 characters before the `@` of an address. */
const SEAL = 24;
const NAME = new RegExp(`^(r[a-z])-([0-9a-f]{32})-([0-9a-f]{${SEAL}})$`);
const ADDRESS = new RegExp(`\\br[a-z]-[0-9a-f]{32}-[0-9a-f]{${SEAL}}@[a-z0-9.-]+`, 'gi');

export interface SealedName {
  /** Says which area and side the address belongs to, such as `rt`. */
  prefix: string;
  id: string;
  /** @param whose the parts from which the address was made */
  isOf(whose: readonly string[]): Promise<boolean>;
}

/**
 * The part of a reply address before the `@`, in lower case, because some mail servers change capital letters.
 * @param whose says for whom the address is. Another person gets another address.
 */
export async function sealedName(
  config: Config,
  prefix: string,
  id: string,
  whose: readonly string[],
): Promise<string> {
  return `${prefix}-${id.replaceAll('-', '')}-${await sealOf(config, whose)}`;
}

export function readSealedName(config: Config, name: string): SealedName | undefined {
  const [, prefix, id, seal] = NAME.exec(name) ?? [];
  if (!prefix || !id || !seal) return undefined;
  return {
    prefix,
    id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    isOf: async (whose) => timingSafeEqual(Buffer.from(seal), Buffer.from(await sealOf(config, whose))),
  };
}

/** Removes quoted reply addresses. A person who knows a reply address can write in the name of its owner. */
export function withoutReplyAddresses(text: string): string {
  return text.replaceAll(ADDRESS, '…');
}

async function sealOf(config: Config, whose: readonly string[]): Promise<string> {
  const key = (await openSiteKey(config))('reply addresses');
  return createHmac('sha256', key)
    .update([config.REGION, ...whose].join('\n'))
    .digest('hex')
    .slice(0, SEAL);
}
