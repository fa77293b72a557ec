import type { EmailContent } from '#server/mail/email.ts';

/** Content of an email about a complaint; the platform adds the region's brand. */
export type EmailParts = Omit<EmailContent, 'brand'>;
