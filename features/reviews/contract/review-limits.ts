/** Characters of a review's text, after cleaning. */
export const WORDS = { least: 20, most: 2000 } as const;
export const NAME = { least: 2, most: 60 } as const;
/** Characters of an operator's reply. */
export const REPLY = { least: 10, most: 1000 } as const;
export const APPEAL = { least: 10, most: 1000 } as const;

/** Languages of reviews; ISO 639-1. */
export const REVIEW_LANGUAGES = ['es', 'en', 'pt', 'fr', 'de', 'it', 'qu'] as const;
export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number];
