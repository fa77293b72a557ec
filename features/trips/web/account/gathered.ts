import type { Api } from '#web/http/api.ts';
import { type GatheredPlaces, MOST_GATHERED } from '../../contract/account-trips.ts';
import { tripRoutes } from '../../contract/routes.ts';
import { type ChosenPlace, changeDraft, recallDraft, useDraftStore } from '../wish/wish-draft.ts';

const CALM_MS = 1500;
const idsOf = (places: readonly ChosenPlace[]) => places.map(({ id }) => id);

/** Merges the gathered places of the account and of this device, and synchronizes them until `signal` aborts. */
export async function followGathered(api: Api, signal: AbortSignal): Promise<void> {
  recallDraft();
  const { places } = await api.get<GatheredPlaces>(tripRoutes.gathered, { quiet: true, signal });
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
    await api.put(tripRoutes.gathered, { places: ids }, { quiet: true, signal }).catch(() => {
      // The list stays here; the next change or the next visit sends it again.
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
