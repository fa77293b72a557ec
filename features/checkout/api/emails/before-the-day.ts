import { type BookedPlan, type BookingRow, readBookedPlans } from '#features/bookings/api/public.ts';
import type { BookingAnswers } from '#features/bookings/contract/answers.ts';
import { fullRefundUntil } from '#features/operators/contract/cancellation-refund.ts';
import { momentWords } from '#features/operators/contract/moment-words.ts';
import type { EmailContent } from '#server/mail/email.ts';
import type { Platform } from '#server/platform.ts';

type Facts = NonNullable<EmailContent['facts']>;

/** Returns what travellers must know before the day: where to be, whom to call, what to bring, how to step back. */
function beforeTheDay(
  { snapshot, answers }: Pick<BookingRow, 'snapshot' | 'answers'>,
  plan: Pick<BookedPlan, 'content' | 'phone'>,
  now: Date,
): Facts {
  const { meeting, policy, startsAt, zone, operatorName } = snapshot;
  const { pickup } = (answers ?? {}) as BookingAnswers;
  const free = fullRefundUntil(policy, new Date(startsAt), zone, now);
  const facts = [
    pickup || meeting.kind === 'pickup'
      ? { label: 'Te recogen en', value: pickup || meeting.name }
      : { label: 'Punto de encuentro', value: [meeting.name, meeting.note].filter(Boolean).join('. ') },
    plan.phone && { label: `Teléfono de ${operatorName}`, value: plan.phone },
    plan.content.bring.length > 0 && { label: 'Qué llevar', value: plan.content.bring.join(', ') },
    free && { label: 'Cancelas gratis hasta', value: `el ${momentWords(free, zone)}` },
  ];
  return facts.filter((fact) => typeof fact === 'object' && fact !== null).map((fact) => ({ ...fact, quiet: true }));
}

/** Returns the lines of `beforeTheDay` by the booking's id. */
export async function readBeforeTheDay(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  bookings: readonly Pick<BookingRow, 'id' | 'snapshot' | 'answers'>[],
): Promise<Map<string, Facts>> {
  const plans = await readBookedPlans(db, config.REGION, bookings);
  const now = new Date();
  return new Map(bookings.map((booking) => [booking.id, beforeTheDay(booking, plans.get(booking.id)!, now)]));
}
