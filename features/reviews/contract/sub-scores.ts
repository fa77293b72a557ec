/** What a review may say apart, in the order in which it is asked. */
export const SUB_SCORES = ['service', 'organisation', 'value', 'safety', 'as_described', 'access'] as const;
export type SubScore = (typeof SUB_SCORES)[number];
