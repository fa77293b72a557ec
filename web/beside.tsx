import { useState } from 'react';
import { CountVisits } from '#features/figures/web/public.ts';
import { optional } from './layout/optional.ts';
import { useSession } from './session/session.ts';
import { useSettings } from './settings.ts';

const TripsFollowAccount = optional(() => import('#features/trips/web/account/trips-follow-account.tsx'));
const ConsentBanner = optional(() => import('#features/privacy/web/consents/consent-banner.tsx'));

/** Parts of every screen that appear after the first load, or not at all. */
export default function Beside() {
  const { asksConsent } = useSettings();
  const here = useSession(({ person }) => person !== null);
  const [wasHere, setWasHere] = useState(here);
  if (here && !wasHere) setWasHere(true);
  return (
    <>
      <CountVisits />
      {wasHere && <TripsFollowAccount />}
      {(wasHere || asksConsent.length > 0) && <ConsentBanner />}
    </>
  );
}
