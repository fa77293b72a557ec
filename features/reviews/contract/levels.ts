/** Verification levels of a review, from the weakest proof to the strongest. */
export const LEVELS = { account: 0, email: 1, quotation: 2, presence: 3, booking: 4 } as const;
