import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import { quotationScreens } from '#features/quotations/contract/routes.ts';
import { isTalkOpen, type TalkSide } from '#features/quotations/contract/talk.ts';
import { hashKey, secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { letterBrand, writeLetter } from '#server/mail/letter.ts';
import type { Attempt, Platform } from '#server/platform.ts';
import type { OfferRow, QuotationRow } from '../quotation.store.ts';
import { quotationKeys } from '../quotation-key.store.ts';
import { replyAddress } from '../talk/reply-address.ts';
import type { QuotationLetter } from './quotation-letters.ts';

/** Who of an operator's team is written to: those whom `operator.quote` lets answer. */
export const ANSWERING_ROLES: readonly OperatorRole[] = ['owner', 'sales'];

/**
 * Sends a letter of this area, each address its own.
 * @param replyTo of `answerTo`.
 */
export async function sendLetter(
  platform: Platform,
  words: QuotationLetter,
  { to, replyTo }: { to: readonly string[]; replyTo?: string | undefined },
  { jobId }: Attempt,
): Promise<void> {
  const letter = writeLetter({ ...words, brand: await letterBrand(platform) });
  for (const address of to)
    await platform.mail.send({ ...letter, ...(replyTo && { replyTo }), to: address, key: `${jobId}/${address}` });
}

/** A link that opens the quotation without an account; sent again by the same job it is the same one, and it is stored nowhere in clear. */
export async function linkOf({ db, config }: Platform, quotation: QuotationRow, { jobId }: Attempt): Promise<string> {
  const secret = secretOf((await openSiteKey(config))('quotation links'), `${quotation.id}/${jobId}`);
  await quotationKeys.add(db, config.REGION, quotation.id, 'link', hashKey(quotation.id, secret));
  return config.PUBLIC_URL + quotationScreens.one(quotation.reference, secret);
}

/** Where an operator's people find an offer of theirs. */
export function deskLinkOf({ config }: Platform, { id, operator_id }: OfferRow): string {
  return `${config.PUBLIC_URL}/operador/${operator_id}/cotizaciones/${id}`;
}

/** The address by which a reader of a letter answers in the conversation about an offer; undefined when nothing is to be said there any more. */
export async function answerTo({ config }: Platform, offer: OfferRow, reader: TalkSide): Promise<string | undefined> {
  return isTalkOpen(offer.state) ? replyAddress(config, { offerId: offer.id, side: reader }) : undefined;
}
