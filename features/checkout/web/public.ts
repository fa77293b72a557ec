export { addToBasket, type BasketLine } from './basket/basket.ts';
