import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { ORDER_SECRET_HEADER } from '../../contract/headers.ts';
import type { Order } from '../../contract/order.ts';
import { placeOrder, releaseOrder } from '../../contract/routes.ts';
import { keepOrder, secretOf } from '../order-keys.ts';
import { currentAttempt, noteOrder, unitsOf, useBasket } from './basket.ts';
import { keepConfirming, noteLimit, whoAsks } from './confirmed-email.ts';

export type Placed =
  | { ok: true; order: Order }
  | {
      ok: false;
      detail: string;
      lines: Record<string, string[]>;
      /** Ids of lines whose departure only lacks places for the party. */
      full: readonly string[];
      /** Ids of lines whose departure has a closed stop. */
      closed: readonly string[];
      priceChanged: boolean;
      /** `true` if the limit can be avoided by confirming an email address. */
      limited: boolean;
      openAlready: boolean;
    };

/** If an earlier request for another basket still holds seats, those seats are released first. */
export async function placeBasket(api: Api): Promise<Placed> {
  const { lines, attempt: before } = useBasket.getState();
  const attempt = currentAttempt();
  if (before?.orderId && before.uuid !== attempt.uuid) await release(api, before.orderId);
  try {
    const { order, secret } = await api.call(placeOrder, {
      body: {
        uuid: attempt.uuid,
        lines: lines.map(({ id, departureId, units }) => ({
          uuid: attempt.bookings[id]!,
          departureId,
          units: unitsOf({ units }),
        })),
        expectedTotal: lines.reduce((sum, { total }) => sum + total, 0),
        ...whoAsks(),
      },
      quiet: true,
    });
    keepOrder(order, secret);
    noteOrder(order.id);
    keepConfirming({ limit: null, againAt: null });
    return { ok: true, order };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { detail, issues = [] } = error.problem;
    if (noteLimit(attempt.asked, error.problem))
      return {
        ok: false,
        detail,
        lines: {},
        full: [],
        closed: [],
        priceChanged: false,
        limited: true,
        openAlready: false,
      };
    if (error.problem.code === 'order_open_already')
      return {
        ok: false,
        detail,
        lines: {},
        full: [],
        closed: [],
        priceChanged: false,
        limited: false,
        openAlready: true,
      };
    const lineOf = new Map(Object.entries(attempt.bookings).map(([line, booking]) => [booking, line]));
    const refused: Record<string, string[]> = {};
    const full: string[] = [];
    const closed: string[] = [];
    for (const { path, code, message } of issues) {
      const line = lineOf.get(path.replace('body.lines.', ''));
      if (line) refused[line] = [...(refused[line] ?? []), message];
      if (line && code === 'sold_out') full.push(line);
      if (line && code === 'closed_stop') closed.push(line);
    }
    const priceChanged = issues.some(({ code }) => code === 'price_changed');
    return { ok: false, detail, lines: refused, full, closed, priceChanged, limited: false, openAlready: false };
  }
}

export async function release(api: Api, orderId: string): Promise<void> {
  const secret = secretOf(orderId);
  if (!secret) return;
  const headers = { [ORDER_SECRET_HEADER]: secret };
  await api.call(releaseOrder, { params: { id: orderId }, headers, quiet: true }).catch(() => undefined);
}
