import { Type } from 'typebox';
import { findMessage, MAIL_FAULTS, markNotified, readFilesOf } from '#features/conversations/api/public.ts';
import { CONVERSATION_SIDES, type ConversationSide } from '#features/conversations/contract/conversation.ts';
import { readOperatorStatuses } from '#features/operators/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Attempt, Platform } from '#server/platform.ts';
import { findOffer } from '../offer.store.ts';
import { findQuotation, type OfferRow, type QuotationRow } from '../quotation.store.ts';
import { mailRefusedEmail, messageEmail } from './message-emails.ts';
import { openOffer, type QuotationEmail } from './quotation-emails.ts';
import { answerTo, linkOf, sendEmail, sendToTeam, TRAVELLER } from './send-email.ts';

export const notifyMessage = defineJob(Type.Object({ messageId: Id }), async ({ messageId }, platform, attempt) => {
  const { db, config } = platform;
  const message = await findMessage(db, config.REGION, messageId);
  const known = message && (await load(platform, message.offer_id));
  if (!known || message.read_at) return;
  const { offer, quotation } = known;
  const reader: ConversationSide = message.side === 'traveller' ? 'operator' : 'traveller';
  const files = await readFilesOf(db, config.REGION, messageId);
  const from = reader === 'operator' ? (quotation.contact?.name ?? 'El viajero') : await operatorName(platform, offer);
  const takesAnswers = (await answerTo(platform, offer, TRAVELLER)) !== undefined;
  const said = { text: message.body, pictures: files.length };
  await sendToSide(
    platform,
    known,
    reader,
    (action) => messageEmail(reader, { ...factsOf(quotation), from, action, takesAnswers }, said),
    attempt,
  );
  await markNotified(db, config.REGION, messageId);
});

/** The email goes to the stored address, because the sender's address can be forged. */
export const notifyMailRefused = defineJob(
  Type.Object({
    offerId: Id,
    side: Type.Enum([...CONVERSATION_SIDES]),
    faults: Type.Array(Type.Enum([...MAIL_FAULTS]), { minItems: 1, maxItems: MAIL_FAULTS.length }),
  }),
  async ({ offerId, side, faults }, platform, attempt) => {
    const known = await load(platform, offerId);
    if (!known) return;
    const facts = factsOf(known.quotation);
    const write = (action: EmailAction) => mailRefusedEmail(side, { ...facts, action }, faults);
    await sendToSide(platform, known, side, write, attempt);
  },
);

interface OfferWithQuotation {
  offer: OfferRow;
  quotation: QuotationRow;
}

async function load({ db, config }: Platform, offerId: string): Promise<OfferWithQuotation | undefined> {
  const offer = await findOffer(db, config.REGION, offerId);
  const quotation = offer && (await findQuotation(db, config.REGION, offer.quotation_id));
  return offer && quotation ? { offer, quotation } : undefined;
}

type EmailAction = Pick<QuotationEmail, 'action' | 'small'>;
const OPEN_CONVERSATION = 'Abrir la conversación';

async function sendToSide(
  platform: Platform,
  { offer, quotation }: OfferWithQuotation,
  side: ConversationSide,
  write: (action: EmailAction) => QuotationEmail,
  attempt: Attempt,
): Promise<void> {
  if (side === 'operator')
    return sendToTeam(platform, offer, (urls) => write(openOffer(urls, OPEN_CONVERSATION)), attempt);
  if (!quotation.contact) return;
  const email = write({ action: { label: OPEN_CONVERSATION, url: await linkOf(platform, quotation, attempt) } });
  const replyTo = await answerTo(platform, offer, TRAVELLER);
  await sendEmail(platform, email, { to: [quotation.contact.email], replyTo }, attempt);
}

function factsOf({ reference, source }: QuotationRow): { reference: string; title: string } {
  return { reference, title: source.title };
}

async function operatorName({ db, config }: Platform, { operator_id }: OfferRow): Promise<string> {
  const operator = (await readOperatorStatuses(db, config.REGION, [operator_id])).get(operator_id)!;
  return operator.fictional ? `${operator.name} (demostración)` : operator.name;
}
