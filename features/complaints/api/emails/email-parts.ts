import type { EmailContent } from '#server/mail/email.ts';

export type EmailParts = Omit<EmailContent, 'brand'>;
