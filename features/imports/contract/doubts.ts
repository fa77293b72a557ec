/** Why a row is not imported, or waits for a person. */
export const REFUSALS = ['no_name', 'no_position', 'repeated', 'outside_reach'] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export const QUESTIONS = ['twin', 'unknown_kind', 'outside_box', 'swapped_position'] as const;
export type QuestionCode = (typeof QUESTIONS)[number];

/** The row is imported without this fact. */
export const NOTES = ['hours_unread', 'phone_unread', 'website_unread', 'fee_unread', 'text_cut'] as const;
export type NoteCode = (typeof NOTES)[number];

export type DoubtCode = RefusalCode | QuestionCode | NoteCode;

/** `take`: imported. `ask`: waits for a person. `refuse`: cannot be imported. */
export const VERDICTS = ['take', 'ask', 'refuse'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * A person's decision about a row. `merge`: it is the place that looks alike. `apart`: it is another place. `take`: it
 * enters as it is shown. `skip`: it stays out.
 */
export const DECISIONS = ['merge', 'apart', 'take', 'skip'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The answers that settle a question. Every question of a row needs its answer. */
export const ANSWERS: Record<QuestionCode, readonly Decision[]> = {
  twin: ['merge', 'apart', 'skip'],
  unknown_kind: ['skip'],
  outside_box: ['take', 'skip'],
  swapped_position: ['take', 'skip'],
};
