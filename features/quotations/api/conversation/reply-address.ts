import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ConversationSide } from '#features/quotations/contract/conversation.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';
import { replyDomain } from '#server/mail/inbound/inbound-mail-settings.ts';

/** Whose words arrive at an address, and about which offer. */
export interface Correspondent {
  offerId: string;
  side: ConversationSide;
  /** Of the operator's people: whose address it is. */
  accountId: string | null;
}

/** Characters of the seal, base 16: 96 bits. With the rest it stays below the 64 that may stand before an `@`. */
const SEAL = 24;
const LETTER_OF: Record<ConversationSide, string> = { traveller: 't', operator: 'o' };
const NAME = new RegExp(`^r([to])-([0-9a-f]{32})-([0-9a-f]{${SEAL}})$`);

/**
 * The address to which one side answers the letters about an offer; whoever has it speaks for that side there, as with the link of the same letter.
 * An operator's people have one each, which ends with their place in the team. Nothing in it needs capital letters, which some mail servers do not keep.
 * @returns undefined where answers by mail are not taken.
 */
export async function replyAddress(config: Config, to: Correspondent): Promise<string | undefined> {
  const domain = replyDomain(config);
  if (!domain) return undefined;
  return `r${LETTER_OF[to.side]}-${to.offerId.replaceAll('-', '')}-${await sealOf(config, to)}@${domain}`;
}

/**
 * Who is meant by what stands before the `@`; undefined when it is none of ours, was changed, or is of somebody who answers for the operator no more.
 * @param team accounts of those who answer for the operator of an offer now.
 */
export async function readReplyName(
  config: Config,
  name: string,
  team: (offerId: string) => Promise<string[]>,
): Promise<Correspondent | undefined> {
  const [, letter, id, seal] = NAME.exec(name) ?? [];
  if (!letter || !id || !seal) return undefined;
  const offerId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const possible: Correspondent[] =
    letter === 't'
      ? [{ offerId, side: 'traveller', accountId: null }]
      : (await team(offerId)).map((accountId) => ({ offerId, side: 'operator', accountId }));
  for (const to of possible) if (timingSafeEqual(Buffer.from(seal), Buffer.from(await sealOf(config, to)))) return to;
  return undefined;
}

async function sealOf(config: Config, { offerId, side, accountId }: Correspondent): Promise<string> {
  const key = (await openSiteKey(config))('reply addresses');
  const whose = [config.REGION, offerId, side, ...(accountId ? [accountId] : [])].join('\n');
  return createHmac('sha256', key).update(whose).digest('hex').slice(0, SEAL);
}
