export { boughtOrder } from './bought-order.ts';
export { keepOrder } from './order-keys.ts';
export { useNow } from './use-now.ts';
