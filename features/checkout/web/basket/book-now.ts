import type { Api } from '#web/http/api.ts';
import { paths } from '#web/paths.ts';
import { addToBasket, type BasketLine, removeLine, useBasket } from './basket.ts';
import { placeBasket } from './place-basket.ts';

/** Where somebody who books one thing goes on to; what is wrong is said where they are, and the line waits in the basket. */
export type BookedNow = { to: string; ownDocument: boolean } | { trouble: string };

/**
 * Puts a line into the basket and, where it is alone there, holds its places at once: the next step is paying. A basket with something else in it
 * is shown first, since all of it is paid together. A lone line of the same plan was an earlier choice, and gives way.
 */
export async function bookNow(api: Api, line: Omit<BasketLine, 'id'>): Promise<BookedNow> {
  const { lines } = useBasket.getState();
  const [only] = lines;
  if (lines.length === 1 && only!.plan.id === line.plan.id && only!.departureId !== line.departureId)
    removeLine(only!.id);
  addToBasket(line);
  if (useBasket.getState().lines.length > 1) return { to: paths.basket(), ownDocument: false };
  const placed = await placeBasket(api);
  if (placed.ok) return { to: paths.pay(placed.order.id), ownDocument: true };
  // The basket asks for the code.
  if (placed.limited) return { to: paths.basket(), ownDocument: false };
  const [reasons] = Object.values(placed.lines);
  return { trouble: reasons?.join(' ') ?? placed.detail };
}
