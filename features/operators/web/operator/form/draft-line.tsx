import { Trans } from '@lingui/react/macro';
import { Check, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DraftStatus } from '#web/drafts/use-kept-draft.ts';
import { useRefusedFields } from '#web/ui/refused-fields.ts';
import styles from './draft-line.module.css';

/** `idle` means that nothing was typed. `unsaved` means that a button must save the changes. */
export type LineStatus = DraftStatus | 'idle' | 'unsaved';

interface DraftLineProps {
  status: LineStatus;
  failure: ReactNode;
}

/** A field with unreadable text is not saved. */
export function DraftLine({ status: said, failure }: DraftLineProps) {
  const isRefused = useRefusedFields((state) => state.count > 0);
  const status = isRefused && (said === 'saved' || said === 'idle') ? 'misread' : said;
  return (
    <p className={styles.line} data-status={status} role="status">
      {status === 'saved' && (
        <>
          <Check size={16} aria-hidden />
          <Trans>Guardado</Trans>
        </>
      )}
      {status === 'waiting' && (
        <>
          <PencilLine size={16} aria-hidden />
          <Trans>Escribiendo…</Trans>
        </>
      )}
      {status === 'saving' && (
        <>
          <LoaderCircle size={16} aria-hidden />
          <Trans>Guardando…</Trans>
        </>
      )}
      {status === 'kept' && (
        <>
          <CloudOff size={16} aria-hidden />
          <Trans>Sin conexión: lo escrito queda en este dispositivo y se guarda al volver.</Trans>
        </>
      )}
      {status === 'forked' && (
        <>
          <TriangleAlert size={16} aria-hidden />
          <Trans>Sin guardar: elige entre las dos versiones.</Trans>
        </>
      )}
      {status === 'unsaved' && (
        <>
          <TriangleAlert size={16} aria-hidden />
          <span>{failure ?? <Trans>Sin guardar</Trans>}</span>
        </>
      )}
      {status === 'misread' && (
        <>
          <TriangleAlert size={16} aria-hidden />
          <Trans>Sin guardar: corrige lo marcado.</Trans>
        </>
      )}
      {status === 'refused' && (
        <>
          <TriangleAlert size={16} aria-hidden />
          <span>{failure}</span>
        </>
      )}
    </p>
  );
}
