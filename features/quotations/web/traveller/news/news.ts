import type { OfferState } from '../../../contract/quotation-states.ts';
import type { OfferView } from '../../../contract/quotation-view.ts';

/** Version and state that the traveller saw last, keyed by offer id. Version 0 means that no version was sent. */
export type Seen = Record<string, { version: number; state: OfferState }>;

/** `offer` means a first version, `version` a newer version, and `over` an offer that expired or was withdrawn. */
export type News = 'offer' | 'version' | 'over';

type OfferProgram = Pick<OfferView, 'id' | 'state' | 'current' | 'reason'>;

export function seenIn(offers: readonly OfferProgram[]): Seen {
  return Object.fromEntries(offers.map(({ id, state, current }) => [id, { version: current?.version ?? 0, state }]));
}

export function newsOf(offers: readonly OfferProgram[], seen: Seen, id: string): News | null {
  const offer = offers.find((one) => one.id === id);
  if (!offer) return null;
  const before = seen[id] ?? { version: 0, state: 'requested' };
  const version = offer.current?.version ?? 0;
  if (version > before.version) return before.version === 0 ? 'offer' : 'version';
  const isOver = offer.state === 'expired' || (offer.state === 'withdrawn' && offer.reason?.by === 'operator');
  return isOver && before.state !== offer.state && version > 0 ? 'over' : null;
}

export function changedOffers<O extends OfferProgram>(offers: readonly O[], seen: Seen): { offer: O; what: News }[] {
  return offers.flatMap((offer) => {
    const what = newsOf(offers, seen, offer.id);
    return what ? [{ offer, what }] : [];
  });
}
