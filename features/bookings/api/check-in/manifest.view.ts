import { askedAnswers } from '#features/bookings/contract/answers.ts';
import type { BookingState } from '#features/bookings/contract/booking-states.ts';
import type { Manifest, ManifestBooking } from '#features/bookings/contract/check-in.ts';
import { owedFor } from '#features/bookings/contract/still-due.ts';
import type { DepartureRow, ExpectedRow, MessageRow } from './manifest.store.ts';

export interface ManifestParts {
  departure: DepartureRow;
  expected: ExpectedRow[];
  messages: MessageRow[];
  publicKey: string;
  mayMessage: boolean;
  mayChange: boolean;
}

export function manifestView({
  departure,
  expected,
  messages,
  publicKey,
  mayMessage,
  mayChange,
}: ManifestParts): Manifest {
  const { meeting } = departure;
  return {
    departure: {
      id: departure.id,
      title: departure.title,
      optionName: departure.option_name,
      localDate: departure.local_date,
      localTime: departure.local_time,
      ...(departure.days_in_row > 1 && { daysInRow: departure.days_in_row }),
      zone: departure.zone,
      startsAt: departure.starts_at.toISOString(),
      endsAt: departure.ends_at.toISOString(),
      state: departure.state,
      capacity: departure.capacity,
      taken: departure.taken,
      resources: departure.resources,
      closures: departure.closures,
    },
    operator: { id: departure.operator_id, name: departure.operator_name, fictional: departure.fictional },
    meeting,
    bookings: expected.map(expectedView),
    messages: messages.map(({ id, body, author, letters: emails, sent_at }) => ({
      id,
      body,
      by: author || null,
      letters: emails,
      sentAt: sent_at.toISOString(),
    })),
    publicKey,
    madeAt: new Date().toISOString(),
    can: { message: mayMessage, change: mayChange },
  };
}

export function expectedView(row: ExpectedRow): ManifestBooking {
  const { items, answers, reseller } = row;
  const contactFacts = row.contact ?? reseller?.contact ?? {};
  return {
    id: row.id,
    reference: row.reference,
    ...(row.order_reference && { orderReference: row.order_reference }),
    state: row.state,
    calledOff: row.called_off,
    items: items.map(({ id, type, name, state, redeemedAt, traveller }) => ({
      id,
      type,
      name,
      state,
      redeemedAt,
      traveller,
    })),
    contact: {
      name: text(contactFacts, 'name', 'fullName'),
      phone: text(contactFacts, 'phone', 'phoneNumber'),
      email: text(contactFacts, 'email', 'emailAddress'),
    },
    answers: answersOf(row),
    notes: answers?.note || reseller?.notes || null,
    pickup: answers?.pickup || null,
    resellerReference: reseller?.resellerReference ?? null,
    ...moneyOf(row),
    admitted: row.admitted_at && { at: row.admitted_at.toISOString(), by: row.admitted_by || null },
  };
}

/** A booking accepts money on the spot only in these states. */
export const COLLECTS: readonly BookingState[] = ['CONFIRMED', 'REDEEMED'];

function moneyOf({ id, state, cancelling, schedule, paid, total, currency, on_site }: ExpectedRow) {
  if (!schedule || paid === null) return {};
  const owed = COLLECTS.includes(state) && !cancelling ? owedFor({ schedule, paid }, id) : 0;
  const onSite = on_site.map(({ id, means, amount, taken_at, by }) => ({
    ...{ id, means, amount, by },
    at: taken_at.toISOString(),
  }));
  return { money: { currency, total, owed, onSite } };
}

function answersOf({ answers, questions, items }: ExpectedRow): ManifestBooking['answers'] {
  const given = askedAnswers(answers).map(([key, value]) => {
    const [question, item] = key.split('/');
    const asked = (questions ?? []).findIndex(({ id }) => id === question);
    const whose = items.find(({ id }) => id === item);
    return {
      asked,
      label: questions?.[asked]?.label ?? 'Respuesta',
      value,
      who: whose ? (whose.traveller?.name ?? whose.name) : null,
    };
  });
  return given.sort((one, other) => one.asked - other.asked).map(({ label, value, who }) => ({ label, value, who }));
}

function text(contact: object, ...names: string[]): string | null {
  for (const name of names) {
    const value = (contact as Record<string, unknown>)[name];
    if (typeof value === 'string' && value) return value;
  }
  return null;
}
