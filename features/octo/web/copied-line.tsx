import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { toast } from '#web/ui/toast-store.ts';
import styles from './agency-keys.module.css';

interface CopiedLineProps {
  text: string;
  name: string;
  done: string;
}

export function CopiedLine({ text, name, done }: CopiedLineProps) {
  const { t } = useLingui();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: done });
    } catch {
      toast({ text: t`No pudimos copiar: selecciona el texto y cópialo a mano.` });
    }
  }

  return (
    <Card className={`${flow.row3} ${flow.ends} ${styles.line}`}>
      <code>{text}</code>
      <Button kind="quiet" size="small" aria-label={t`Copiar: ${name}`} onClick={copy}>
        <Copy size={16} aria-hidden />
        <Trans>Copiar</Trans>
      </Button>
    </Card>
  );
}
