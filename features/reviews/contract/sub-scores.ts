/** Partial scores of a review, in the order of the form. */
export const SUB_SCORES = ['service', 'organisation', 'value', 'safety', 'as_described', 'access'] as const;
export type SubScore = (typeof SUB_SCORES)[number];
