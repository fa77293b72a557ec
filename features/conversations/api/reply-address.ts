import type { ConversationSide } from '#features/conversations/contract/conversation.ts';
import type { Config } from '#server/config.ts';
import { replyDomain } from '#server/mail/inbound/inbound-mail-settings.ts';
import { readSealedName, sealedName } from '#server/mail/inbound/sealed-names.ts';

export interface Correspondent {
  subjectId: string;
  side: ConversationSide;
  accountId: string | null;
}

const PREFIX: Record<ConversationSide, string> = { traveller: 'rt', operator: 'ro' };

/** @returns undefined if the site does not receive emails */
export async function replyAddress(config: Config, to: Correspondent): Promise<string | undefined> {
  const domain = replyDomain(config);
  return domain && `${await sealedName(config, PREFIX[to.side], to.subjectId, partsOf(to))}@${domain}`;
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
  const sealed = readSealedName(config, name);
  if (!sealed || !Object.values(PREFIX).includes(sealed.prefix)) return undefined;
  const subjectId = sealed.id;
  const possible: Correspondent[] =
    sealed.prefix === PREFIX.traveller
      ? [{ subjectId, side: 'traveller', accountId: null }]
      : (await team(subjectId)).map((accountId) => ({ subjectId, side: 'operator', accountId }));
  for (const to of possible) if (await sealed.isOf(partsOf(to))) return to;
  return undefined;
}

const partsOf = ({ subjectId, side, accountId }: Correspondent): string[] => [
  subjectId,
  side,
  ...(accountId ? [accountId] : []),
];
