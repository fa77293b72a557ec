/** Names of the jobs that send the emails to owners. */
export const SEND_CODE = 'owners/send-code';
export const NOTIFY_DISPUTE = 'owners/notify-dispute';
export const NOTIFY_DECIDED = 'owners/notify-decided';
export const NOTIFY_PROPOSAL = 'owners/notify-proposal';
export const SEND_INVITATION = 'owners/send-invitation';
export const ASK_CONFIRMATIONS = 'owners/ask-confirmations';
export const SEND_CONFIRMATION = 'owners/send-confirmation';
export const NOTIFY_NOTICE = 'owners/notify-notice';
export const NOTIFY_REPORT = 'owners/notify-report';
export const SEND_DIGESTS = 'owners/send-digests';
export const SEND_DIGEST = 'owners/send-digest';
