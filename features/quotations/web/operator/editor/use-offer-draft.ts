import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Static } from 'typebox';
import { pathOf, useOperator } from '#features/operators/web/public.ts';
import { dropDraft, readDraft } from '#web/drafts/drafts.ts';
import { useKeptDraft } from '#web/drafts/use-kept-draft.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { OperatorOffer, SavedDraft } from '../../../contract/operator.ts';
import { operatorOfferRoutes as routes } from '../../../contract/routes.ts';
import { operatorOfferQuery } from '../operator.queries.ts';
import { draftOf, formOf, type OfferForm } from './offer-form.ts';

const keyOf = (offerId: string) => `offer/${offerId}`;

/** What an answer begins with: what was written, what was sent last, or what the request says. */
export function begunOf({ draft, versions, start }: Pick<OperatorOffer, 'draft' | 'versions' | 'start'>): OfferForm {
  return formOf(draft ?? versions[0]?.content ?? start, start);
}

/** What is kept on this device of an answer that is over. */
export const forgetDraft = (offerId: string): void => dropDraft(keyOf(offerId));

/** Whether something is typed on this device that the server does not have. */
export const keepsDraft = (offerId: string): boolean => readDraft(keyOf(offerId)) !== null;

/** Two answers at once: what was typed here, and what somebody of the same operator saved or sent meanwhile. */
export interface TwoDrafts {
  mine: OfferForm;
  theirs: OfferForm;
  /** When theirs was saved; null: it is what was sent last. */
  at: string | null;
}

/** An answer that saves itself: at once on this device, after a pause on the server, where somebody else's newer words are not overwritten but chosen from. */
export function useOfferDraft(offer: OperatorOffer) {
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const { id: offerId } = offer;
  const query = operatorOfferQuery(api, operatorId, offerId);
  const changedAt = useRef(offer.draftChangedAt);

  async function save(form: OfferForm): Promise<OfferForm> {
    const draft = draftOf(form);
    try {
      const saved = await api.put<Static<typeof SavedDraft>>(
        pathOf(routes.draft, { operatorId, offerId }),
        { draft, over: changedAt.current },
        { quiet: true },
      );
      changedAt.current = saved.draftChangedAt;
      queries.setQueryData(
        query.queryKey,
        (known: OperatorOffer | undefined) => known && { ...known, draft, draftChangedAt: saved.draftChangedAt },
      );
      return formOf(draft, offer.start);
    } catch (error) {
      if (!(error instanceof ApiError && error.problem.code === 'draft_changed')) throw error;
      const latest = await queries.fetchQuery({ ...query, staleTime: 0 });
      const theirs = begunOf(latest);
      if (JSON.stringify(theirs) !== JSON.stringify(form)) {
        setTwo({ mine: form, theirs, at: latest.draftChangedAt });
        throw error;
      }
      changedAt.current = latest.draftChangedAt;
      return theirs;
    }
  }

  const kept = useKeptDraft<OfferForm>({ key: keyOf(offerId), saved: begunOf(offer), save, refuse: () => null });
  const { left, status, restart } = kept;
  const [two, setTwo] = useState<TwoDrafts | null>(
    left && { mine: left, theirs: begunOf(offer), at: offer.draftChangedAt },
  );

  // Nothing is written here: what somebody else saved is taken as it comes.
  const isNewer = offer.draftChangedAt !== null && offer.draftChangedAt > (changedAt.current ?? '');
  useEffect(() => {
    if (!isNewer || status !== 'saved' || two) return;
    changedAt.current = offer.draftChangedAt;
    restart(begunOf(offer), begunOf(offer));
  });

  /** Goes on with one of two; the other one is given back to take it back. */
  function choose(which: 'mine' | 'theirs'): OfferForm | null {
    if (!two) return null;
    const { mine, theirs, at } = two;
    changedAt.current = at;
    restart(theirs, which === 'mine' ? mine : theirs);
    setTwo(null);
    return which === 'mine' ? theirs : mine;
  }

  /** Saves what is there, typed or not; what it was saved as is what can be sent. Null: it could not be. */
  async function saved(): Promise<string | null> {
    if (!(await kept.flush()) && !(await kept.flush())) return null;
    // Nothing was typed: what the answer began with is kept as it stands.
    if (changedAt.current === null) await save(kept.value);
    return changedAt.current;
  }

  return { ...kept, saved, two, choose };
}
