/** Names of the jobs that send the emails about photos. */
export const NOTIFY_AUTHOR = 'photos/notify-author';
export const NOTIFY_REPORTER = 'photos/notify-reporter';
