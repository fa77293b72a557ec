import { useEffect, useState } from 'react';
import type { CancelledFor } from '#features/operators/contract/departure-states.ts';
import { showCalledOff } from '#features/operators/contract/plan-routes.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { TripDocument } from '../../../contract/trip.ts';

const NONE: ReadonlyMap<string, CancelledFor> = new Map();
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOST = 40;

export function useCalledOff({ days }: TripDocument): ReadonlyMap<string, CancelledFor> {
  const api = useApi();
  const [gone, setGone] = useState(NONE);
  const asked = [...new Set(days.flatMap(({ stops }) => stops.flatMap(({ plan }) => plan?.departureId ?? [])))]
    .filter((id) => ID.test(id))
    .sort()
    .slice(0, MOST)
    .join(',');
  useEffect(() => {
    if (!asked) return setGone(NONE);
    const { signal, abort } = cancellable();
    api
      .call(showCalledOff, { query: { departures: asked }, signal, quiet: true })
      .then(({ items }) => setGone(new Map(items.map(({ departureId, cause }) => [departureId, cause]))))
      .catch((error: unknown) => {
        // Without a network, the cancellations that are already known stay.
        if (!(error instanceof ApiError) && !signal.aborted) throw error;
      });
    return abort;
  }, [api, asked]);
  return gone;
}

function cancellable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
