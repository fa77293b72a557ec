export const COMPLAINT_SECRET_HEADER = 'vereda-complaint-secret';
export const COMPLAINT_PIN_HEADER = 'vereda-complaint-pin';
