import { Type } from 'typebox';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import { findOrder, termsOf } from '#features/checkout/api/public.ts';
import { readSellables } from '#features/operators/api/public.ts';
import { peopleWords } from '#features/operators/contract/people-words.ts';
import { Id } from '#features/schema.ts';
import { WaitlistStateSchema } from '#features/waitlist/contract/waitlist-states.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { causedBy, causingBrowser } from '#server/mail/causing-browser.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { moneyText } from '#server/paper/money-text.ts';
import type { Platform } from '#server/platform.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { partyOf } from '../entry.view.ts';
import { openEntryKeys } from '../entry-keys.ts';
import { findEntry, readPosition, type WaitlistRow } from '../waitlist.store.ts';
import {
  confirmEmail,
  type EntryEmail,
  type EntryWords,
  endedEmail,
  expiredEmail,
  offeredEmail,
  waitingEmail,
} from './entry-emails.ts';

export const SEND_ENTRY = 'waitlist/send-entry';

/** `about` is the state that the email reports. An entry that has moved on gets no email about its earlier state. */
export const sendEntry = defineJob(
  Type.Object({ entryId: Id, about: WaitlistStateSchema }),
  async ({ entryId, about }, platform, { jobId }) => {
    const entry = await findEntry(platform.db, platform.config.REGION, entryId);
    if (!entry || entry.state !== about) return;
    const words = await emailOf(platform, entry, await wordsOf(platform, entry));
    if (!words) return;
    const email = writeEmail({ ...words, brand: await emailBrand(platform) });
    await causedBy(causingBrowser() ?? entry.browser, () =>
      platform.mail.send({ ...email, to: entry.email, key: jobId }),
    );
  },
);

async function emailOf(platform: Platform, entry: WaitlistRow, words: EntryWords): Promise<EntryEmail | null> {
  switch (entry.state) {
    case 'unconfirmed':
      return confirmEmail(words);
    case 'waiting':
      return waitingEmail(words, await readPosition(platform.db, entry));
    case 'offered':
      return offerOf(platform, entry, words);
    case 'expired':
      return expiredEmail(words);
    case 'ended':
      return endedEmail(words, entry.ended_for!);
    default:
      return null;
  }
}

async function offerOf(platform: Platform, entry: WaitlistRow, words: EntryWords): Promise<EntryEmail | null> {
  const { db, config } = platform;
  const order = await findOrder(db, config.REGION, entry.order_id!);
  if (order?.state !== 'held') return null;
  const { settings } = await platform.region.current();
  const keys = await openEntryKeys(config);
  const until = new Intl.DateTimeFormat(settings.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: settings.time_zone,
  }).format(entry.offered_until!);
  return offeredEmail(words, {
    until,
    total: moneyText(order.total, order.currency),
    payUrl: config.PUBLIC_URL + travellerPaths.pay(order.id, keys.order(entry.id)),
  });
}

async function wordsOf(platform: Platform, entry: WaitlistRow): Promise<EntryWords> {
  const { db, config } = platform;
  const sellable = (await readSellables(db, config.REGION, [entry.departure_id])).get(entry.departure_id)!;
  const { departure, option, plan, operator } = sellable;
  const keys = await openEntryKeys(config);
  const { waitlistMinutes } = termsOf(await platform.region.current());
  return {
    title: plan.title,
    when: whenWords({
      localDate: departure.localDate,
      localTime: departure.localTime,
      ...(departure.daysInRow > 1 && { daysInRow: departure.daysInRow }),
    }),
    party: peopleWords(partyOf(entry, option).map(({ type, quantity }) => [type, quantity])),
    operator: operator.fictional ? `${operator.name} (demostración)` : operator.name,
    url: config.PUBLIC_URL + travellerPaths.waitlist(entry.id, keys.entry(entry.id)),
    planUrl: config.PUBLIC_URL + travellerPaths.plan(plan.slug, new URLSearchParams({ fecha: departure.localDate })),
    time: timeWords(waitlistMinutes),
  };
}

/** Such as "2 horas" or "90 minutos". */
const timeWords = (minutes: number) =>
  minutes % 60 === 0 ? `${minutes / 60} ${minutes === 60 ? 'hora' : 'horas'}` : `${minutes} minutos`;
