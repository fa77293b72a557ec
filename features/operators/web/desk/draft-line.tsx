import { Trans } from '@lingui/react/macro';
import { Check, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import type { DraftStanding } from '#web/drafts/use-kept-draft.ts';
import styles from './draft-line.module.css';

/** Whether what was typed is safe, said calmly beside it. */
export function DraftLine({ standing, failure }: { standing: DraftStanding; failure: string | null }) {
  return (
    <p className={styles.line} data-standing={standing} role="status">
      {standing === 'saved' && (
        <>
          <Check size={16} aria-hidden />
          <Trans>Guardado</Trans>
        </>
      )}
      {standing === 'waiting' && (
        <>
          <PencilLine size={16} aria-hidden />
          <Trans>Escribiendo…</Trans>
        </>
      )}
      {standing === 'saving' && (
        <>
          <LoaderCircle size={16} aria-hidden />
          <Trans>Guardando…</Trans>
        </>
      )}
      {standing === 'kept' && (
        <>
          <CloudOff size={16} aria-hidden />
          <Trans>Sin conexión: lo escrito queda en este dispositivo y se guarda al volver.</Trans>
        </>
      )}
      {standing === 'forked' && (
        <>
          <TriangleAlert size={16} aria-hidden />
          <Trans>Sin guardar: elige entre las dos versiones.</Trans>
        </>
      )}
      {standing === 'refused' && (
        <>
          <TriangleAlert size={16} aria-hidden />
          <span>{failure}</span>
        </>
      )}
    </p>
  );
}
