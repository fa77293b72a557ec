import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useFace } from '#web/face.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { FactSaving } from './use-save-fact.ts';

export function SavedLine({ saving: { isSaving, savedAt } }: { saving: Pick<FactSaving, 'isSaving' | 'savedAt'> }) {
  const { timeZone } = useFace();
  const clock = (at: Date) =>
    new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);
  return (
    <span className={classNames(flow.mark2, textStyles.note)} role="status">
      {isSaving ? (
        <Trans>Guardando…</Trans>
      ) : (
        savedAt && (
          <>
            <Check size={16} aria-hidden /> <Trans>Guardado a las {clock(savedAt)}</Trans>
          </>
        )
      )}
    </span>
  );
}
