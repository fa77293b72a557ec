import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOperator } from '#features/operators/web/public.ts';
import { dropDraft, readDraft } from '#web/drafts/drafts.ts';
import { useKeptDraft } from '#web/drafts/use-kept-draft.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { OperatorOffer } from '../../../contract/operator.ts';
import { saveOfferDraft } from '../../../contract/operator-routes.ts';
import { operatorOfferQuery } from '../operator.queries.ts';
import { draftOf, formOf, type OfferForm, readForm } from './offer-form.ts';

const keyOf = (offerId: string) => `offer/${offerId}`;

export function begunOf({ draft, versions, start }: Pick<OperatorOffer, 'draft' | 'versions' | 'start'>): OfferForm {
  return formOf(draft ?? versions[0]?.content ?? start, start);
}

/** Deletes the draft from this device only. */
export const forgetDraft = (offerId: string): void => dropDraft(keyOf(offerId));

/** `true` if this device has content that the server has not saved. */
export const keepsDraft = (offerId: string): boolean => readDraft(keyOf(offerId)) !== null;

/** `theirs` is the draft that a colleague saved or sent while this person was typing. */
export interface TwoDrafts {
  mine: OfferForm;
  theirs: OfferForm;
  /** Time at which the colleague saved the draft. Null if the colleague sent the draft. */
  at: string | null;
}

/**
 * Saves changes on the device at once and on the server after a pause. If a colleague has saved a newer draft, the
 * person chooses one of the two drafts.
 */
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
      const saved = await api.call(saveOfferDraft, {
        params: { operatorId, offerId },
        body: { draft, over: changedAt.current },
        quiet: true,
      });
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

  const kept = useKeptDraft<OfferForm>({
    key: keyOf(offerId),
    saved: begunOf(offer),
    save,
    refuse: () => null,
    read: readForm,
  });
  const { left, status, restart } = kept;
  const [two, setTwo] = useState<TwoDrafts | null>(
    left && { mine: left, theirs: begunOf(offer), at: offer.draftChangedAt },
  );

  // If this person has typed nothing, the editor loads the colleague's draft.
  const isNewer = offer.draftChangedAt !== null && offer.draftChangedAt > (changedAt.current ?? '');
  useEffect(() => {
    if (!isNewer || status !== 'saved' || two) return;
    changedAt.current = offer.draftChangedAt;
    restart(begunOf(offer), begunOf(offer));
  });

  /** @returns the draft that was not chosen, so that the choice can be undone */
  function choose(which: 'mine' | 'theirs'): OfferForm | null {
    if (!two) return null;
    const { mine, theirs, at } = two;
    changedAt.current = at;
    restart(theirs, which === 'mine' ? mine : theirs);
    setTwo(null);
    return which === 'mine' ? theirs : mine;
  }

  async function saved(): Promise<string | null> {
    if (!(await kept.flush()) && !(await kept.flush())) return null;
    if (changedAt.current === null) await save(kept.value);
    return changedAt.current;
  }

  return { ...kept, saved, two, choose };
}
