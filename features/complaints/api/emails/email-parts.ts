import type { EmailContent } from '#server/mail/email.ts';

/** Content of an email of this area; the platform adds the region's brand. */
export type EmailParts = Omit<EmailContent, 'brand'>;
