import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { onSignedIn, useSession } from '#web/session/session.ts';
import { storage } from '#web/storage.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { KeptTrip } from '../../contract/kept-trip.ts';
import type { BrowserTrip } from '../document/browser-trips.ts';
import { copiesOf, copyAccountTrips, joinTrip, setAside, tripsOfDevice } from './account-trips.ts';
import { tripsChanged } from './changes.ts';
import { followGathered } from './gathered.ts';
import { JoinSheet } from './join-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';

/** Stores that the person postponed the choice. The question returns when they next sign in, or on request. */
const LATER = 'juntar-viajes-luego';

/**
 * Synchronizes this device's trips with the account. Trips that were planned without an account join it; when the account has trips of its own, the
 * person decides. On signing out, the person is asked whether to remove the copies.
 */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: it restarts only when the person changes
  useEffect(() => {
    setAsking(null);
    if (!person) return;
    const leaving = new AbortController();
    const follow = async () => {
      const device = tripsOfDevice();
      const account = await copyAccountTrips(api, person);
      if (leaving.signal.aborted) return;
      tripsChanged();
      if (device.length > 0 && account.length > 0) {
        if (!storage.read<boolean>(LATER)) setAsking({ account, device });
      } else if (device.length > 0) {
        await joinAll(device);
      }
      await followGathered(api, leaving.signal);
    };
    // Without a network nothing changes here, and the next visit continues.
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
