import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import styles from './agency-keys.module.css';

interface CopiedLineProps {
  text: string;
  /** The name of the text, for screen readers. */
  name: string;
  /** The message after copying. */
  done: string;
}

/** A text to copy into another system. */
export function CopiedLine({ text, name, done }: CopiedLineProps) {
  const { t } = useLingui();

  /** Without access to the clipboard, the text can be selected by hand. */
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
