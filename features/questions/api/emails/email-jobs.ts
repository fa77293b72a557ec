/** Names of the jobs that send the emails about questions. */
export const SEND_CONFIRMATION = 'questions/send-confirmation';
export const NOTIFY_ANSWERERS = 'questions/notify-answerers';
/** Asks the region, if the owner's team has not answered. */
export const NOTIFY_REGION = 'questions/notify-region';
export const NOTIFY_MAIL_REFUSED = 'questions/notify-mail-refused';
export const NOTIFY_ANSWERED = 'questions/notify-answered';
export const NOTIFY_JUDGED = 'questions/notify-judged';
