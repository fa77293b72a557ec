import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ConversationSide } from '#features/conversations/contract/conversation.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';
import { replyDomain } from '#server/mail/inbound/inbound-mail-settings.ts';

/** Owner of a reply address: the traveller of a subject, or one person of the subject's operator. */
export interface Correspondent {
  subjectId: string;
  side: ConversationSide;
  /** Account of the operator's person; null for the traveller. */
  accountId: string | null;
}

/**
 * Length of the seal in hexadecimal characters (96 bits). The seal is short because the part before `@` may have at
 * most 64 characters.
 */
const SEAL = 24;
const CODE_OF: Record<ConversationSide, string> = { traveller: 't', operator: 'o' };
const NAME = new RegExp(`^r([to])-([0-9a-f]{32})-([0-9a-f]{${SEAL}})$`);

/**
 * Creates the email address to which one side answers emails about a subject. An email to this address is a message of
 * this side. Each of the operator's people has a personal reply address, which becomes invalid when the person leaves
 * the team. The reply address has no capital letters, because some mail servers do not preserve capital letters.
 * @returns undefined when the site does not receive emails.
 */
export async function replyAddress(config: Config, to: Correspondent): Promise<string | undefined> {
  const domain = replyDomain(config);
  if (!domain) return undefined;
  return `r${CODE_OF[to.side]}-${to.subjectId.replaceAll('-', '')}-${await sealOf(config, to)}@${domain}`;
}

/** A quoted reply address would let the other side write as the sender's side. */
export function withoutReplyAddresses(text: string): string {
  return text.replaceAll(/\br[to]-[0-9a-f]{32}-[0-9a-f]{24}@[a-z0-9.-]+/gi, '…');
}

/**
 * Decodes the part of a reply address before the `@`. Returns undefined for an invalid seal, or for a person who left
 * the operator's team.
 * @param team returns the accounts of the operator's current team.
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
