/** Why a row is not imported, or waits for a person. */
export const PLACE_REFUSALS = ['no_name', 'no_position', 'repeated', 'outside_reach'] as const;
export const PHOTO_REFUSALS = [
  'no_file',
  'file_missing',
  'not_in_table',
  'not_picture',
  'too_large',
  'broken',
  'no_licence',
  'unknown_licence',
  'no_author',
  'place_missing',
  'place_not_found',
  'photo_repeated',
  'photo_known',
  'photo_removed',
  'too_many_photos',
] as const;
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number];
export const REFUSALS = [...PLACE_REFUSALS, ...PHOTO_REFUSALS] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** `place_unsure`: a person chooses the place of a photo. */
export const QUESTIONS = ['twin', 'unknown_kind', 'outside_box', 'swapped_position', 'place_unsure'] as const;
export type QuestionCode = (typeof QUESTIONS)[number];

/** The row is imported without this fact. */
export const NOTES = [
  'hours_unread',
  'phone_unread',
  'website_unread',
  'fee_unread',
  'text_cut',
  'source_unread',
  'alt_lacks',
] as const;
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
  place_unsure: ['merge', 'skip'],
};
