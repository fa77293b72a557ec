export const WAITLIST_SECRET_HEADER = 'vereda-waitlist-secret';
