import { Type } from 'typebox';
import { emailKey, tryWithin } from '#features/accounts/api/public.ts';
import { type OperatorStatus, readOperatorStatuses } from '#features/operators/api/public.ts';
import { peopleOf } from '#features/quotations/contract/quotation.ts';
import { askedWhenWords } from '#features/quotations/contract/quotation-words.ts';
import { Id } from '#features/schema.ts';
import { hashKey, newPin } from '#server/auth/guest-keys.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { moneyText } from '#server/paper/money-text.ts';
import type { Platform } from '#server/platform.ts';
import { findSettledOrder } from '../accept/settled-order.ts';
import { findOffer, findVersion, readOffers } from '../offer.store.ts';
import { findQuotation, type OfferRow, type QuotationRow, quotationKeys } from '../quotation.store.ts';
import {
  type EmailFacts,
  OPERATOR_NEWS,
  type OperatorNews,
  operatorEmail,
  reassignedEmail,
  requestReceivedEmail,
  TRAVELLER_NEWS,
  travellerEmail,
} from './quotation-emails.ts';
import { answerTo, linkOf, sendEmail, sendToTeam, TRAVELLER } from './send-email.ts';

export const notifyRequestReceived = defineJob(
  Type.Object({ quotationId: Id }),
  async ({ quotationId }, platform, attempt) => {
    const { db, config } = platform;
    const quotation = await findQuotation(db, config.REGION, quotationId);
    if (!quotation?.contact) return;
    // Limits the emails to one address, because a visitor can enter the address of another person.
    if (!(await tryWithin(platform, 'receiptsByAddress', emailKey(quotation.contact.email)))) return;
    const offers = await readOffers(db, config.REGION, quotationId);
    const operatorStatuses = await readOperatorStatuses(
      db,
      config.REGION,
      offers.map(({ operator_id }) => operator_id),
    );
    const pin = newPin();
    await quotationKeys.replacePin(db, config.REGION, quotationId, { pin: hashKey(quotationId, pin) });
    const open = { url: await linkOf(platform, quotation, attempt), pin };
    const names = [...operatorStatuses.values()].map(nameOf);
    // If several operators got the request, the site cannot assign a reply to one of them.
    const replyTo = offers.length === 1 ? await answerTo(platform, offers[0]!, TRAVELLER) : undefined;
    const email = requestReceivedEmail(await factsOf(platform, quotation, offers[0]!), names, open);
    await sendEmail(platform, email, { to: [quotation.contact.email], replyTo }, attempt);
  },
);

export const notifyReassigned = defineJob(
  Type.Object({ quotationId: Id, operators: Type.Array(Id, { minItems: 1, maxItems: 10 }) }),
  async ({ quotationId, operators }, platform, attempt) => {
    const { db, config } = platform;
    const quotation = await findQuotation(db, config.REGION, quotationId);
    if (!quotation?.contact) return;
    const names = [...(await readOperatorStatuses(db, config.REGION, operators)).values()].map(nameOf);
    const facts = { reference: quotation.reference, title: quotation.source.title };
    const email = reassignedEmail(facts, names, await linkOf(platform, quotation, attempt));
    await sendEmail(platform, email, { to: [quotation.contact.email] }, attempt);
  },
);

export const notifyTraveller = defineJob(
  Type.Object({ offerId: Id, about: Type.Enum([...TRAVELLER_NEWS]) }),
  async ({ offerId, about }, platform, attempt) => {
    const known = await load(platform, offerId);
    if (!known?.quotation.contact) return;
    const { quotation, offer } = known;
    const facts = await factsOf(platform, quotation, offer);
    const email = travellerEmail(about, facts, await linkOf(platform, quotation, attempt));
    const replyTo = await answerTo(platform, offer, TRAVELLER);
    await sendEmail(platform, email, { to: [quotation.contact!.email], replyTo }, attempt);
  },
);

export const notifyOperator = defineJob(
  Type.Object({ offerId: Id, about: Type.Enum([...OPERATOR_NEWS]) }),
  async ({ offerId, about }, platform, attempt) => {
    const known = await load(platform, offerId);
    if (!known || isStale(about, known.offer)) return;
    const { quotation, offer } = known;
    const facts = await factsOf(platform, quotation, offer);
    await sendToTeam(platform, offer, (urls) => operatorEmail(about, facts, urls), attempt);
  },
);

function isStale(about: OperatorNews, { state }: OfferRow): boolean {
  return about === 'reminded' && state !== 'requested' && state !== 'viewed';
}

async function load({ db, config }: Platform, offerId: string) {
  const offer = await findOffer(db, config.REGION, offerId);
  const quotation = offer && (await findQuotation(db, config.REGION, offer.quotation_id));
  return offer && quotation ? { offer, quotation } : undefined;
}

async function factsOf(platform: Platform, quotation: QuotationRow, offer: OfferRow): Promise<EmailFacts> {
  const { db, config } = platform;
  const { settings } = await platform.region.current();
  const [operatorStatuses, version, order] = await Promise.all([
    readOperatorStatuses(db, config.REGION, [offer.operator_id]),
    findVersion(db, config.REGION, offer.id, offer.version),
    findSettledOrder(db, offer),
  ]);
  const people = peopleOf(quotation.wish.party);
  const operator = operatorStatuses.get(offer.operator_id)!;
  const total = offer.state === 'accepted' && order ? order.total - order.returned : version?.total;
  const until = offer.state === 'accepted' ? order?.hold_until : offer.version > 0 ? offer.valid_until : dueOf(offer);
  return {
    reference: quotation.reference,
    title: quotation.source.title,
    operator: nameOf(operator),
    when: askedWhenWords(quotation.wish.when),
    people: people === 1 ? '1 persona' : `${people} personas`,
    total: version && total !== undefined ? moneyText(total, version.currency) : null,
    due: order
      ? { amount: moneyText(order.schedule[0]?.amount ?? 0, order.currency), whole: order.schedule.length < 2 }
      : null,
    until: until ? momentText(until, settings.locale, settings.time_zone) : null,
    words: offer.reason?.text ?? null,
  };
}

const nameOf = ({ name, fictional }: Pick<OperatorStatus, 'name' | 'fictional'>): string =>
  fictional ? `${name} (demostración)` : name;

function dueOf({ answer_due_at, ends_at }: OfferRow): Date {
  return answer_due_at > new Date() ? answer_due_at : ends_at;
}

function momentText(at: Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(at);
}
