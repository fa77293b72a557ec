export { addToBasket, type BasketLine } from './basket/basket.ts';
export { keepOrder } from './order-keys.ts';
export { useNow } from './use-now.ts';
