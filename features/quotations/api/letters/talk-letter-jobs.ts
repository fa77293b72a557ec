import { Type } from 'typebox';
import { readStandings, teamEmails } from '#features/operators/api/public.ts';
import { TALK_SIDES, type TalkSide } from '#features/quotations/contract/talk.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Attempt, Platform } from '#server/platform.ts';
import { findOffer } from '../offer.store.ts';
import { findQuotation, type OfferRow, type QuotationRow } from '../quotation.store.ts';
import { findMessage, readFilesOf } from '../talk/talk.store.ts';
import { MAIL_FAULTS } from './mail-faults.ts';
import { ANSWERING_ROLES, answerTo, deskLinkOf, linkOf, sendLetter } from './send-letter.ts';
import { mailRefusedLetter, messageLetter } from './talk-letters.ts';

const Uuid = Type.String({ format: 'uuid' });

/** A message, to the side that has not read it on the page meanwhile. */
export const tellMessage = defineJob(Type.Object({ messageId: Uuid }), async ({ messageId }, platform, attempt) => {
  const { db, config } = platform;
  const message = await findMessage(db, config.REGION, messageId);
  const known = message && (await load(platform, message.offer_id));
  if (!known || message.read_at) return;
  const { offer, quotation } = known;
  const reader: TalkSide = message.side === 'traveller' ? 'operator' : 'traveller';
  const reached = await reach(platform, known, reader, attempt);
  if (!reached) return;
  const [files, replyTo] = await Promise.all([
    readFilesOf(db, config.REGION, messageId),
    answerTo(platform, offer, reader),
  ]);
  const from = reader === 'operator' ? (quotation.contact?.name ?? 'Quien viaja') : await operatorName(platform, offer);
  const facts = { ...factsOf(quotation), from, url: reached.url, takesAnswers: replyTo !== undefined };
  const letter = messageLetter(reader, facts, { text: message.body, pictures: files.length });
  await sendLetter(platform, letter, { to: reached.to, replyTo }, attempt);
});

/**
 * To the side whose letter could not be taken, or not all of it: to the address that we have of it, never to one that a letter names,
 * which may be anybody's.
 */
export const tellMailRefused = defineJob(
  Type.Object({
    offerId: Uuid,
    side: Type.Enum([...TALK_SIDES]),
    faults: Type.Array(Type.Enum([...MAIL_FAULTS]), { minItems: 1, maxItems: MAIL_FAULTS.length }),
  }),
  async ({ offerId, side, faults }, platform, attempt) => {
    const known = await load(platform, offerId);
    const reached = known && (await reach(platform, known, side, attempt));
    if (!reached) return;
    const letter = mailRefusedLetter(side, { ...factsOf(known.quotation), url: reached.url }, faults);
    const replyTo = await answerTo(platform, known.offer, side);
    await sendLetter(platform, letter, { to: reached.to, replyTo }, attempt);
  },
);

interface Known {
  offer: OfferRow;
  quotation: QuotationRow;
}

async function load({ db, config }: Platform, offerId: string): Promise<Known | undefined> {
  const offer = await findOffer(db, config.REGION, offerId);
  const quotation = offer && (await findQuotation(db, config.REGION, offer.quotation_id));
  return offer && quotation ? { offer, quotation } : undefined;
}

/** Addresses of one side, and the link that opens the conversation for it; undefined when there is nobody any more. */
async function reach(
  platform: Platform,
  { offer, quotation }: Known,
  side: TalkSide,
  attempt: Attempt,
): Promise<{ to: string[]; url: string } | undefined> {
  if (side === 'operator') {
    const to = await teamEmails(platform.db, platform.config.REGION, offer.operator_id, ANSWERING_ROLES);
    return to.length > 0 ? { to, url: deskLinkOf(platform, offer) } : undefined;
  }
  if (!quotation.contact) return undefined;
  return { to: [quotation.contact.email], url: await linkOf(platform, quotation, attempt) };
}

function factsOf({ reference, source }: QuotationRow): { reference: string; title: string } {
  return { reference, title: source.title };
}

async function operatorName({ db, config }: Platform, { operator_id }: OfferRow): Promise<string> {
  const operator = (await readStandings(db, config.REGION, [operator_id])).get(operator_id)!;
  return operator.fictional ? `${operator.name} (demostración)` : operator.name;
}
