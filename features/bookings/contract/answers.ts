/**
 * What a party told the operator when it booked (`booking.answers`), by the question's id; a question asked of everybody has an answer for
 * each item: `<question>/<item>`. Two names are not questions: where they want to be picked up, and what else the guide should know.
 */
export type BookingAnswers = Readonly<Record<string, string>> & { readonly pickup?: string; readonly note?: string };

const NOT_ASKED: readonly string[] = ['pickup', 'note'];

/** The answers to questions alone. */
export const askedAnswers = (answers: BookingAnswers | null): [key: string, value: string][] =>
  Object.entries(answers ?? {}).filter(([key]) => !NOT_ASKED.includes(key));
