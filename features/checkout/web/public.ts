export { addToBasket, type BasketLine } from './basket/basket.ts';
export { bookNow } from './basket/book-now.ts';
export { useBookingsHere } from './booking/use-voucher.ts';
export { boughtOrder } from './bought-order.ts';
export { keepOrder } from './order-keys.ts';
export { useNow } from './use-now.ts';
export { useOrder } from './use-order.ts';
