import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import type { Submission } from '#web/http/use-submit.ts';
import { toast } from '#web/ui/toast-store.ts';
import { addSearchSynonym, hideUnfoundSearch, removeSearchSynonym } from '../../contract/region-routes.ts';
import { unfoundKey } from './unfound.queries.ts';

export interface UnfoundActions {
  /** @returns `true` if the synonym was saved */
  addSynonym(text: string, means: string): Promise<boolean>;
  removeSynonym(text: string, means: string): void;
  hide(text: string, hidden: boolean): void;
}

/** Each action can be undone for some seconds. */
export function useUnfoundActions({ submit }: Submission): UnfoundActions {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const changed = () => queries.invalidateQueries({ queryKey: unfoundKey });

  const addSynonym = (text: string, means: string) =>
    submit(async (call) => {
      const { found } = await api.call(addSearchSynonym, { body: { text, means }, ...call }).finally(changed);
      toast({
        text:
          found === 1 ? t`«${text}» ahora encuentra 1 resultado.` : t`«${text}» ahora encuentra ${found} resultados.`,
        action: { label: t`Deshacer: quitar el sinónimo de «${text}»`, run: () => removeSynonym(text) },
      });
    });
  const removeSynonym = (text: string, means?: string) =>
    void submit(async (call) => {
      await api.call(removeSearchSynonym, { body: { text }, ...call }).finally(changed);
      if (means === undefined) return;
      toast({
        text: t`«${text}» ya no tiene sinónimo.`,
        action: { label: t`Deshacer: devolver el sinónimo de «${text}»`, run: () => void addSynonym(text, means) },
      });
    });
  const hide = (text: string, hidden: boolean) =>
    void submit(async (call) => {
      await api.call(hideUnfoundSearch, { body: { text, hidden }, ...call }).finally(changed);
      toast({
        text: hidden ? t`«${text}» salió de la lista.` : t`«${text}» volvió a la lista.`,
        action: {
          label: hidden ? t`Deshacer: devolver «${text}» a la lista` : t`Deshacer: sacar «${text}» de la lista`,
          run: () => hide(text, !hidden),
        },
      });
    });
  return { addSynonym, removeSynonym, hide };
}
