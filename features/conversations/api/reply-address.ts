import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ConversationSide } from '#features/conversations/contract/conversation.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';
import { replyDomain } from '#server/mail/inbound/inbound-mail-settings.ts';

/** The person and the subject that a reply address stands for. */
export interface Correspondent {
  subjectId: string;
  side: ConversationSide;
  /** Account of the operator's person; null for the traveller. */
  accountId: string | null;
}

/** Length of the seal in base-16 characters: 96 bits. The whole name stays below the 64 characters allowed before `@`. */
const SEAL = 24;
const CODE_OF: Record<ConversationSide, string> = { traveller: 't', operator: 'o' };
const NAME = new RegExp(`^r([to])-([0-9a-f]{32})-([0-9a-f]{${SEAL}})$`);

/**
 * The address to which one side answers the emails about a subject. An email to it speaks for that side, as the link of the same email does. Each of
 * an operator's people has a personal address, which ends when they leave the team. It needs no capital letters, because some mail servers do not
 * preserve them.
 * @returns undefined when the site does not take answers by email.
 */
export async function replyAddress(config: Config, to: Correspondent): Promise<string | undefined> {
  const domain = replyDomain(config);
  if (!domain) return undefined;
  return `r${CODE_OF[to.side]}-${to.subjectId.replaceAll('-', '')}-${await sealOf(config, to)}@${domain}`;
}

/** Removes reply addresses from a text, because an email that quotes one would give it to the other side. */
export function withoutReplyAddresses(text: string): string {
  return text.replaceAll(/\br[to]-[0-9a-f]{32}-[0-9a-f]{24}@[a-z0-9.-]+/gi, '…');
}

/**
 * Decodes the part before the `@`. Returns undefined for a forged or altered name, or for a person who no longer answers for the operator.
 * @param team accounts of the people who answer for the operator now.
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
