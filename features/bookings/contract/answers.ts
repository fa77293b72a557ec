import type { BookingItem, BookingSnapshot } from './booking.ts';

/**
 * What a party told the operator when it booked (`booking.answers`), by the question's id; a question asked of everybody has an answer for
 * each item: `<question>/<item>`. Two names are not questions: where they want to be picked up, and what else the guide should know.
 */
export type BookingAnswers = Readonly<Record<string, string>> & { readonly pickup?: string; readonly note?: string };

const NOT_ASKED: readonly string[] = ['pickup', 'note'];

/** The answers to questions alone. */
export const askedAnswers = (answers: BookingAnswers | null): [key: string, value: string][] =>
  Object.entries(answers ?? {}).filter(([key]) => !NOT_ASKED.includes(key));

/** A question that has to be answered before anybody travels. */
export interface MissingAnswer {
  /** As the answers name it. */
  key: string;
  label: string;
}

/** Which required questions of a booking nobody has answered yet; one of everybody misses an answer for each item. */
export function missingAnswers(
  { questions = [], meeting }: Pick<BookingSnapshot, 'questions' | 'meeting'>,
  items: readonly BookingItem[],
  answers: BookingAnswers | null,
): MissingAnswer[] {
  const missing = questions.flatMap(({ id, label, perPerson, required }) => {
    if (!required) return [];
    const going = items.filter(({ state }) => state === 'active');
    const keys = perPerson ? going.map((item) => `${id}/${item.id}`) : [id];
    return keys.filter((key) => !answers?.[key]?.trim()).map((key) => ({ key, label }));
  });
  if (meeting.asksAddress && !answers?.pickup?.trim()) missing.push({ key: 'pickup', label: '¿Dónde te recogen?' });
  return missing;
}
