import { type Correspondent, replyAddress } from '#features/conversations/api/public.ts';
import { teamMembers } from '#features/operators/api/public.ts';
import { isConversationOpen } from '#features/quotations/contract/quotation-states.ts';
import { hashKey, secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import type { Attempt, Platform } from '#server/platform.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { ANSWERING_ROLES, isOpenByLink } from '../by-link/link-rules.ts';
import { newOfferLink } from '../by-link/offer-link.ts';
import type { OfferRow, QuotationRow } from '../quotation.store.ts';
import { quotationKeys } from '../quotation.store.ts';
import type { OfferUrls, QuotationEmail } from './quotation-emails.ts';

/**
 * Each recipient gets a separate email.
 * @param replyTo result of `answerTo`
 */
export async function sendEmail(
  platform: Platform,
  words: QuotationEmail,
  { to, replyTo }: { to: readonly string[]; replyTo?: string | undefined },
  { jobId }: Attempt,
): Promise<void> {
  const message = writeEmail({ ...words, brand: await emailBrand(platform) });
  for (const address of to)
    await platform.mail.send({ ...message, ...(replyTo && { replyTo }), to: address, key: `${jobId}/${address}` });
}

/** A retry of the job creates the same link. The database stores only the hash of the link's secret. */
export async function linkOf({ db, config }: Platform, quotation: QuotationRow, { jobId }: Attempt): Promise<string> {
  const secret = secretOf((await openSiteKey(config))('quotation links'), `${quotation.id}/${jobId}`);
  await quotationKeys.add(db, config.REGION, quotation.id, 'link', hashKey(quotation.id, secret));
  return config.PUBLIC_URL + quotationPaths.one(quotation.reference, secret);
}

export async function sendToTeam(
  platform: Platform,
  offer: OfferRow,
  write: (urls: OfferUrls) => QuotationEmail,
  attempt: Attempt,
): Promise<void> {
  const { db, config } = platform;
  const operatorUrl = operatorLinkOf(platform, offer);
  for (const { accountId, email } of await teamMembers(db, config.REGION, offer.operator_id, ANSWERING_ROLES)) {
    const link = { offerId: offer.id, accountId };
    const replyTo = await answerTo(platform, offer, { side: 'operator', accountId });
    const open = isOpenByLink(offer)
      ? config.PUBLIC_URL + quotationPaths.answer(offer.id, await newOfferLink(config, link, new Date()))
      : null;
    await sendEmail(platform, write({ open, operatorUrl }), { to: [email], replyTo }, attempt);
  }
}

export function operatorLinkOf({ config }: Platform, { id, operator_id }: OfferRow): string {
  return `${config.PUBLIC_URL}${operatorPaths.quotation(operator_id, id)}`;
}

export const TRAVELLER = { side: 'traveller', accountId: null } as const;

/** @returns undefined if the conversation no longer accepts messages */
export async function answerTo(
  { config }: Platform,
  offer: OfferRow,
  reader: Omit<Correspondent, 'subjectId'>,
): Promise<string | undefined> {
  return isConversationOpen(offer.state) ? replyAddress(config, { subjectId: offer.id, ...reader }) : undefined;
}
