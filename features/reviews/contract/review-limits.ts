/** Letters of a review's words, once they are clean. */
export const WORDS = { least: 20, most: 2000 } as const;
export const NAME = { least: 2, most: 60 } as const;
/** Letters of an operator's reply. */
export const REPLY = { least: 10, most: 1000 } as const;
export const APPEAL = { least: 10, most: 1000 } as const;

/** Languages in which a review is written here; ISO 639-1. */
export const REVIEW_LANGUAGES = ['es', 'en', 'pt', 'fr', 'de', 'it', 'qu'] as const;
export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number];
