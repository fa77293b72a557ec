import type { BookingItem, BookingSnapshot } from './booking.ts';

/**
 * The key is the question's id, or `<question>/<item>` for the answer of one traveller. The keys `pickup` and `note`
 * are not questions.
 */
export type BookingAnswers = Readonly<Record<string, string>> & { readonly pickup?: string; readonly note?: string };

const NOT_ASKED: readonly string[] = ['pickup', 'note'];

export const askedAnswers = (answers: BookingAnswers | null): [key: string, value: string][] =>
  Object.entries(answers ?? {}).filter(([key]) => !NOT_ASKED.includes(key));

export interface MissingAnswer {
  key: string;
  label: string;
}

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
