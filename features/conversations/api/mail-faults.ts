/** Reasons for which an answer by email, or a part of it, is refused. */
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

/** Reasons that concern a part of the email. The words arrived, unless the email had none. */
export const PART_FAULTS: readonly MailFault[] = ['too_many_files', 'file_kind', 'file_unreadable'];
