import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download, Printer } from 'lucide-react';
import { useFace } from '#web/face.ts';
import { saveFile } from '#web/http/save-file.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import card from '#web/ui/card.module.css';
import { classNames } from '#web/ui/class-names.ts';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import styles from './recovery-codes.module.css';

interface RecoveryCodesSheetProps {
  codes: string[];
  email: string;
  onClose: () => void;
}

/** The codes are shown once, so only the button closes the sheet. */
export function RecoveryCodesSheet({ codes, email, onClose }: RecoveryCodesSheetProps) {
  const { t } = useLingui();
  const { product } = useFace();
  const text = [t`Códigos de recuperación de ${product}`, email, '', ...codes, ''].join('\n');

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    toast({ text: t`Copiamos los códigos.` });
  }
  function download(): void {
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'codigos-de-recuperacion.txt');
  }

  return (
    <Sheet
      open
      side="centre"
      label={t`Guarda tus códigos de recuperación`}
      closeOnEscape={false}
      showCloseIcon={false}
      onClose={() => {}}
    >
      <div className={classNames(sheet.body, styles.codes)}>
        <p>
          <Trans>
            Si pierdes tu teléfono, entra con uno de estos códigos. Cada uno sirve una vez y no los volveremos a
            mostrar.
          </Trans>
        </p>
        <p className={styles.whose}>
          {product} · {email}
        </p>
        <ol className={`${card.card} ${card.raised} ${styles.list}`}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Actions>
          <Button kind="quiet" size="small" onClick={copy}>
            <Copy size={16} aria-hidden />
            <Trans>Copiar</Trans>
          </Button>
          <Button kind="quiet" size="small" onClick={download}>
            <Download size={16} aria-hidden />
            <Trans>Descargar</Trans>
          </Button>
          <Button kind="quiet" size="small" onClick={() => print()}>
            <Printer size={16} aria-hidden />
            <Trans>Imprimir</Trans>
          </Button>
        </Actions>
        <Button block onClick={onClose}>
          <Trans>Ya los guardé</Trans>
        </Button>
      </div>
    </Sheet>
  );
}
