import type { EmailContent } from '#server/mail/email.ts';

/** What an email of this area says; the platform dresses it in the region's brand. */
export type EmailParts = Omit<EmailContent, 'brand'>;
