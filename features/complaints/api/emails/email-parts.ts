import type { EmailContent } from '#server/mail/email.ts';

/** Content of an email about a complaint, without the region's brand. */
export type EmailParts = Omit<EmailContent, 'brand'>;
