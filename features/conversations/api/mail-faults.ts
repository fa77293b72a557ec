/** Why an answer by mail, or a part of it, was not taken. */
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

/** Those of a part: the words themselves arrived, unless there were none. */
export const PART_FAULTS: readonly MailFault[] = ['too_many_files', 'file_kind', 'file_unreadable'];
