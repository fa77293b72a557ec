import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Api } from '#web/http/api.ts';
import { useApi } from '#web/http/use-api.ts';
import { onSignedIn, useSession } from '#web/session/session.ts';
import { storage } from '#web/storage.ts';
import { toast } from '#web/ui/toast-store.ts';
import { MOST_GATHERED } from '../../contract/account-trips.ts';
import type { KeptTrip } from '../../contract/kept-trip.ts';
import { listGatheredPlaces, saveGatheredPlaces } from '../../contract/routes.ts';
import type { BrowserTrip } from '../document/browser-trips.ts';
import { type ChosenPlace, changeDraft, recallDraft, useDraftStore } from '../wish/wish-draft.ts';
import { copiesOf, joinTrip, setAside, tripsOfBoth } from './account-trips.ts';
import { tripsChanged } from './changes.ts';
import { JoinSheet } from './join-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';

const CALM_MS = 1500;

/** Storage key. Its value is `true` after the person postponed the choice, until the next sign-in. */
const LATER = 'juntar-viajes-luego';

/** If the account has no trips, the trips on this device join the account. Otherwise the person decides. */
export default function TripsFollowAccount() {
  const { t } = useLingui();
  const api = useApi();
  const person = useSession((session) => session.person?.id ?? null);
  const status = useSession((session) => session.status);
  const [asking, setAsking] = useState<{ account: KeptTrip[]; device: BrowserTrip[] } | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const last = useRef(person);

  useEffect(() => onSignedIn(() => storage.remove(LATER)), []);
  useEffect(() => {
    const before = last.current;
    last.current = person;
    if (before && !person && status === 'nobody' && copiesOf(before).length > 0) setLeft(before);
    if (person) setLeft(null);
  }, [person, status]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect restarts only when the person changes
  useEffect(() => {
    setAsking(null);
    if (!person) return;
    const leaving = new AbortController();
    const follow = async () => {
      const { account, device } = await tripsOfBoth(api, person);
      if (leaving.signal.aborted) return;
      tripsChanged();
      if (device.length > 0 && account.length > 0) {
        if (!storage.read<boolean>(LATER)) setAsking({ account, device });
      } else if (device.length > 0) {
        await joinAll(device);
      }
      await followGathered(api, leaving.signal);
    };
    follow().catch(() => undefined);
    return () => leaving.abort();
  }, [api, person]);

  const joinAll = async (device: readonly BrowserTrip[]) => {
    const account = useSession.getState().person?.id;
    if (!account) return;
    let joined = 0;
    for (const trip of device) if (await joinTrip(api, account, trip)) joined += 1;
    tripsChanged();
    if (joined > 0) {
      toast({
        text: joined === 1 ? t`Tu viaje ya está en tu cuenta.` : t`Tus ${joined} viajes ya están en tu cuenta.`,
      });
    }
  };

  return (
    <>
      {asking && (
        <JoinSheet
          {...asking}
          onJoin={async () => {
            await joinAll(asking.device);
            setAsking(null);
          }}
          onOnlyAccount={() => {
            setAside(asking.device);
            tripsChanged();
            setAsking(null);
          }}
          onLater={() => {
            storage.write(LATER, true);
            tripsChanged();
            setAsking(null);
          }}
        />
      )}
      {left && <LeaveSheet account={left} onDone={() => setLeft(null)} />}
    </>
  );
}

const idsOf = (places: readonly ChosenPlace[]) => places.map(({ id }) => id);

/** Merges the gathered places of the device and the account, and synchronizes them until `signal` aborts. */
async function followGathered(api: Api, signal: AbortSignal): Promise<void> {
  recallDraft();
  const { places } = await api.call(listGatheredPlaces, { quiet: true, signal });
  const here = useDraftStore.getState().draft.must;
  const known = new Set(idsOf(places));
  const all = [...places, ...here.filter(({ id }) => !known.has(id))].slice(0, MOST_GATHERED);
  let kept = idsOf(places).join();
  if (idsOf(all).join() !== idsOf(here).join()) changeDraft({ must: all });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = async () => {
    const ids = idsOf(useDraftStore.getState().draft.must);
    if (signal.aborted || ids.join() === kept) return;
    kept = ids.join();
    await api.call(saveGatheredPlaces, { body: { places: ids }, quiet: true, signal }).catch(() => {
      kept = '';
    });
  };
  const stop = useDraftStore.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(save, CALM_MS);
  });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
  await save();
}
