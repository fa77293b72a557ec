import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import styles from './agency-keys.module.css';

interface CopiedLineProps {
  text: string;
  /** What it is, for whoever does not see it. */
  name: string;
  /** Said when it was copied. */
  done: string;
}

/** Something to be carried into another system letter by letter. */
export function CopiedLine({ text, name, done }: CopiedLineProps) {
  const { t } = useLingui();

  /** Where the browser keeps the clipboard shut, the line can still be marked by hand. */
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: done });
    } catch {
      toast({ text: t`No pudimos copiar: selecciona el texto y cópialo a mano.` });
    }
  }

  return (
    <span className={styles.line}>
      <code>{text}</code>
      <Button kind="quiet" size="small" aria-label={t`Copiar: ${name}`} onClick={copy}>
        <Copy size={16} aria-hidden />
        <Trans>Copiar</Trans>
      </Button>
    </span>
  );
}
