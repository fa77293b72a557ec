import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { toast } from '#web/ui/toast-store.ts';
import { OFFER_STATE_NAMES } from '../../../contract/quotation-states.ts';
import type { QuotationView } from '../../../contract/quotation-view.ts';
import { changedOffers, type News, newsOf, type Seen, seenIn } from './news.ts';

/**
 * Announces each change once, and marks the offer until the traveller has seen it.
 * @param looked id of the offer on the screen
 */
export function useNews({ offers }: QuotationView, looked: string | null) {
  const { t } = useLingui();
  const [seen, setSeen] = useState<Seen>(() => seenIn(offers));
  const [shown, setShown] = useState<Seen>(seen);
  useEffect(() => {
    const changed = changedOffers(offers, shown);
    if (changed.length === 0) return;
    setShown(seenIn(offers));
    const [{ offer, what }] = changed as [(typeof changed)[number]];
    const { name } = offer.operator;
    const state = OFFER_STATE_NAMES[offer.state].traveller;
    toast({
      text:
        what === 'offer'
          ? t`Llegó la oferta de ${name}.`
          : what === 'version'
            ? t`Hay una versión nueva de ${name}.`
            : t`${name}: ${state}.`,
    });
  }, [offers, shown, t]);
  const see = (offerId: string) => {
    const now = seenIn(offers)[offerId];
    if (now) setSeen((before) => ({ ...before, [offerId]: now }));
  };
  if (looked !== null && newsOf(offers, seen, looked) === 'offer') see(looked);
  return { of: (offerId: string): News | null => newsOf(offers, seen, offerId), see };
}
