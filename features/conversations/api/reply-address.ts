import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ConversationSide } from '#features/conversations/contract/conversation.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';
import { replyDomain } from '#server/mail/inbound/inbound-mail-settings.ts';

export interface Correspondent {
  subjectId: string;
  side: ConversationSide;
  accountId: string | null;
}

/** Length in hexadecimal digits (96 bits). RFC 5321 allows at most 64 characters before the `@` of an address. */
const SEAL = 24;
const CODE_OF: Record<ConversationSide, string> = { traveller: 't', operator: 'o' };
const NAME = new RegExp(`^r([to])-([0-9a-f]{32})-([0-9a-f]{${SEAL}})$`);

/**
 * The address is in lower case, because some mail servers change capital letters.
 * @returns undefined if the site does not receive emails
 */
export async function replyAddress(config: Config, to: Correspondent): Promise<string | undefined> {
  const domain = replyDomain(config);
  if (!domain) return undefined;
  return `r${CODE_OF[to.side]}-${to.subjectId.replaceAll('-', '')}-${await sealOf(config, to)}@${domain}`;
}

/** Removes quoted reply addresses. A person who knows a reply address can write in the name of its owner. */
export function withoutReplyAddresses(text: string): string {
  return text.replaceAll(/\br[to]-[0-9a-f]{32}-[0-9a-f]{24}@[a-z0-9.-]+/gi, '…');
}

/**
 * @param name part of a reply address before the `@`
 * @param team function that returns the accounts of the operator's current team
 * @returns undefined for an invalid seal or a person who has left the team
 */
export async function readReplyName(
  config: Config,
  name: string,
  team: (subjectId: string) => Promise<string[]>,
): Promise<Correspondent | undefined> {
  const [, prefix, id, seal] = NAME.exec(name) ?? [];
  if (!prefix || !id || !seal) return undefined;
  const subjectId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const possible: Correspondent[] =
    prefix === 't'
      ? [{ subjectId, side: 'traveller', accountId: null }]
      : (await team(subjectId)).map((accountId) => ({ subjectId, side: 'operator', accountId }));
  for (const to of possible) if (timingSafeEqual(Buffer.from(seal), Buffer.from(await sealOf(config, to)))) return to;
  return undefined;
}

async function sealOf(config: Config, { subjectId, side, accountId }: Correspondent): Promise<string> {
  const key = (await openSiteKey(config))('reply addresses');
  const whose = [config.REGION, subjectId, side, ...(accountId ? [accountId] : [])].join('\n');
  return createHmac('sha256', key).update(whose).digest('hex').slice(0, SEAL);
}
