import type { Api } from '#web/http/api.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { addToBasket, type BasketLine, removeLine, useBasket } from './basket.ts';
import { placeBasket } from './place-basket.ts';

export type BookedNow = { to: string; ownDocument: boolean } | { trouble: string };

/** Adds a line to the basket. If the basket then has only one line, its seats are held at once. */
export async function bookNow(api: Api, line: Omit<BasketLine, 'id'>): Promise<BookedNow> {
  const { lines } = useBasket.getState();
  const [only] = lines;
  if (lines.length === 1 && only!.plan.id === line.plan.id && only!.departureId !== line.departureId)
    removeLine(only!.id);
  addToBasket(line);
  if (useBasket.getState().lines.length > 1) return { to: travellerPaths.basket(), ownDocument: false };
  const placed = await placeBasket(api);
  if (placed.ok) return { to: travellerPaths.pay(placed.order.id), ownDocument: true };
  if (placed.limited) return { to: travellerPaths.basket(), ownDocument: false };
  const [reasons] = Object.values(placed.lines);
  return { trouble: reasons?.join(' ') ?? placed.detail };
}
