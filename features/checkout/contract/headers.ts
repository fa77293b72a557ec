export const ORDER_SECRET_HEADER = 'vereda-order-secret';
export const ORDER_PIN_HEADER = 'vereda-order-pin';
