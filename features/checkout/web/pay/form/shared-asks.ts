import type { BookingQuestion } from '#features/operators/contract/plan-content.ts';
import type { OrderBooking } from '../../../contract/order.ts';
import { answerName, type Going, type Seat, seatsOf } from './travellers.ts';

export type Asking = Going & { snapshot: Pick<OrderBooking['snapshot'], 'questions' | 'meeting'> };

export interface Ask<Booking extends Asking = Asking> {
  what: 'pickup' | 'note' | 'question';
  /** If a booking has no answer of its own, it gets the answer of the first booking in `by`. */
  by: { booking: Booking; question: BookingQuestion | null }[];
}

export function asksOf<Booking extends Asking>(bookings: readonly Booking[]): Ask<Booking>[] {
  const asks = new Map<string, Ask<Booking>>();
  for (const booking of bookings) {
    const whose = booking.oneParty ? 'offer' : booking.id;
    const { questions = [], meeting } = booking.snapshot;
    const put = (what: Ask['what'], question: BookingQuestion | null) => {
      const key = JSON.stringify([whose, what, what === 'question' && question && likeness(question)]);
      const ask = asks.get(key) ?? { what, by: [] };
      asks.set(key, ask);
      // The booking with the most people comes first, because its fields cover all people.
      const isFuller = question?.perPerson && going(booking) > Math.max(0, ...ask.by.map((one) => going(one.booking)));
      ask.by = isFuller ? [{ booking, question }, ...ask.by] : [...ask.by, { booking, question }];
    };
    if (meeting.asksAddress) put('pickup', null);
    for (const question of questions)
      put(booking.oneParty && asksWhereFrom(question) ? 'pickup' : 'question', question);
    put('note', null);
  }
  const order: Ask['what'][] = ['pickup', 'question', 'note'];
  return [...asks.values()].toSorted((one, other) => order.indexOf(one.what) - order.indexOf(other.what));
}

/** `true` for a question that the form's pickup field replaces, because the party has one pickup address. */
const asksWhereFrom = ({ label, kind, perPerson }: BookingQuestion) =>
  kind === 'text' &&
  !perPerson &&
  /\b(reco(g|j)|pick.?up)/i.test(label) &&
  /d[oó]nde|direcci[oó]n|hotel|hosped|aloja/i.test(label);

const going = ({ items }: Going) => items.filter(({ state }) => state !== 'cancelled').length;

/** If two questions have equal values, they are asked only once. */
const likeness = ({ label, kind, choices, perPerson }: BookingQuestion) => [
  label.trim().toLocaleLowerCase('es'),
  kind,
  choices,
  perPerson,
];

/** @param item the traveller's item, if each traveller answers the question */
export function fieldName({ booking, question }: Ask['by'][number], what: Ask['what'], item?: string): string {
  return question ? answerName(booking.id, question.id, item) : `${what}:${booking.id}`;
}

export interface Answered {
  pickup?: string;
  note?: string;
  answers: Record<string, string>;
}

/** @param read returns the value of a field, or null if the form has no field with the name */
export function answersFor(
  booking: Asking,
  bookings: readonly Asking[],
  read: (name: string) => string | null,
): Answered {
  const seats = seatsOf(bookings);
  const found: Answered = { answers: {} };
  for (const { what, by } of asksOf(bookings)) {
    for (const asked of by.filter((one) => one.booking.id === booking.id)) {
      const lead = by[0]!;
      const answer = (item?: string, leadItem?: string) =>
        read(fieldName(asked, what, item)) ?? read(fieldName(lead, what, leadItem)) ?? '';
      if (!asked.question) {
        const said = answer();
        if (said && what !== 'question') found[what] = said;
      } else if (!asked.question.perPerson) {
        const said = answer();
        if (said) found.answers[asked.question.id] = said;
      } else {
        for (const { itemId, leadItem } of itemsAsked(seats, booking, lead.booking)) {
          const said = answer(itemId, leadItem);
          if (said) found.answers[`${asked.question.id}/${itemId}`] = said;
        }
      }
    }
  }
  return found;
}

function itemsAsked(seats: readonly Seat[], { id }: Going, lead: Going) {
  return seats.flatMap(({ itemsOf }) => {
    const item = itemsOf[id];
    return item ? [{ itemId: item.id, leadItem: itemsOf[lead.id]?.id }] : [];
  });
}

/** @returns the name of the shared field that replaces the field, or `name` without a shared field */
export function standsFor(name: string, bookings: readonly Asking[]): string {
  const seats = seatsOf(bookings);
  for (const { what, by } of asksOf(bookings)) {
    const lead = by[0]!;
    for (const asked of by) {
      if (!asked.question?.perPerson) {
        if (fieldName(asked, what) === name) return fieldName(lead, what);
        continue;
      }
      const same = itemsAsked(seats, asked.booking, lead.booking).find(
        ({ itemId }) => fieldName(asked, what, itemId) === name,
      );
      if (same?.leadItem) return fieldName(lead, what, same.leadItem);
    }
  }
  return name;
}
