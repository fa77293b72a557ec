import { Trans } from '@lingui/react/macro';
import { Check, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import type { DraftStanding } from '#web/drafts/use-kept-draft.ts';
import { useRefusedFields } from '#web/ui/refused-fields.ts';
import styles from './draft-line.module.css';

/** `idle`: nothing was typed yet; `unsaved`: it is saved by a button, and was not. */
export type LineStanding = DraftStanding | 'idle' | 'unsaved';

interface DraftLineProps {
  standing: LineStanding;
  failure: string | null;
}

/** Whether what was typed is safe, said calmly beside it. A field that could not be understood is not saved. */
export function DraftLine({ standing: said, failure }: DraftLineProps) {
  const isRefused = useRefusedFields((state) => state.count > 0);
  const standing = isRefused && (said === 'saved' || said === 'idle') ? 'misread' : said;
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
      {standing === 'unsaved' && (
        <>
          <TriangleAlert size={16} aria-hidden />
          <span>{failure ?? <Trans>Sin guardar</Trans>}</span>
        </>
      )}
      {standing === 'misread' && (
        <>
          <TriangleAlert size={16} aria-hidden />
          <Trans>Sin guardar: corrige lo marcado.</Trans>
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
