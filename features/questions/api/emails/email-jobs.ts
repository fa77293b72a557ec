/** Names of the jobs that send the emails about questions. */
export const SEND_CONFIRMATION = 'questions/send-confirmation';
export const NOTIFY_ANSWERERS = 'questions/notify-answerers';
export const NOTIFY_ANSWERED = 'questions/notify-answered';
export const NOTIFY_JUDGED = 'questions/notify-judged';
