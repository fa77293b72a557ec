export const MAIL_FAULTS = [
  'nothing_written',
  'text_too_long',
  'talk_over',
  'talk_full',
  'too_many_letters',
  'too_many_files',
  'file_kind',
  'file_unreadable',
  'not_possible',
] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

/** The site stores an email with these faults, but without the refused attachments. */
export const PART_FAULTS: readonly MailFault[] = ['too_many_files', 'file_kind', 'file_unreadable'];
