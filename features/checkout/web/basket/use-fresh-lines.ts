import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { DepartureView } from '#features/operators/contract/plan.ts';
import { askDepartures, isFull } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { type BasketLine, changeLine, isHeld, useBasket } from './basket.ts';

export interface LineState {
  refusals: string[];
  before: number | null;
  /** `true` if the departure only lacks places for the party. */
  isFull: boolean;
  /** `true` if a stop of the departure is closed on that day. */
  isClosed: boolean;
  checking: boolean;
  departure: { startsAt: string; endsAt: string; time: string | null; zone: string } | null;
}

const wishOf = ({ optionId, units, date, departureId }: BasketLine) => ({
  optionId,
  date,
  departureId,
  units: Object.fromEntries(units.map(({ unitId, quantity }) => [unitId, quantity])),
});

/** Seats that the basket's own order holds do not count as missing. */
export const refusalsOf = (
  { total, refusals }: Pick<DepartureView, 'total' | 'refusals'>,
  isHeld: boolean,
): DepartureView['refusals'] => (total === null ? refusals.filter(({ code }) => !(isHeld && code === 'sold_out')) : []);

export function useFreshLines(lines: readonly BasketLine[], gone: string): Record<string, LineState> {
  const api = useApi();
  const isOwn = useBasket(isHeld);
  const [before, setBefore] = useState<Record<string, number>>({});
  const answers = useQueries({
    queries: lines.map((line) => ({
      queryKey: ['line', line.departureId, line.units],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        askDepartures({ api, planId: line.plan.id, wish: wishOf(line), signal }),
      staleTime: 15_000,
    })),
  });
  const found = lines.map((line, index) => {
    const items = answers[index]?.data?.items;
    return items ? (items.find(({ id }) => id === line.departureId) ?? null) : undefined;
  });
  const zones = lines.map((_, index) => answers[index]?.data?.zone ?? 'UTC');
  const prices = JSON.stringify(found.map((departure) => departure?.total ?? null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs only after a price has changed.
  useEffect(() => {
    lines.forEach((line, index) => {
      const departure = found[index];
      if (!departure || departure.total === null || departure.total === line.total) return;
      setBefore((known) => ({ ...known, [line.id]: known[line.id] ?? line.total }));
      changeLine(line.id, { total: departure.total, dueNow: departure.dueNow ?? departure.total });
    });
  }, [prices]);
  return useMemo(
    () =>
      Object.fromEntries(
        lines.map((line, index) => {
          const departure = found[index];
          const refused = departure ? refusalsOf(departure, isOwn) : [];
          const refusals = departure === null ? [gone] : refused.map(({ message }) => message);
          const was = before[line.id];
          return [
            line.id,
            {
              refusals,
              before: was !== undefined && was !== line.total ? was : null,
              isClosed: refused.some(({ code }) => code === 'closed_stop'),
              isFull: isFull({ refusals: refused }),
              checking: departure === undefined,
              departure: departure ? { ...departure, zone: zones[index]! } : null,
            },
          ];
        }),
      ),
    [lines, found, zones, before, gone, isOwn],
  );
}
