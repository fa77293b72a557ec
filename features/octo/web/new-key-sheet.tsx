import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import type { MadeResellerKey } from '../contract/reseller-key.ts';
import { CopiedLine } from './copied-line.tsx';
import { useKeyOwner } from './key-owner.ts';

/** Only the button closes the sheet, because the key is shown only once. */
export function NewKeySheet(props: { made: MadeResellerKey; endpoint: string; onClose: () => void }) {
  const { made, endpoint, onClose } = props;
  const { t } = useLingui();
  const { operatorId } = useKeyOwner();
  return (
    <Sheet
      open
      side="centre"
      label={t`La llave de ${made.reseller}`}
      closeOnEscape={false}
      showCloseIcon={false}
      onClose={() => {}}
    >
      <div className={sheet.body}>
        <p>
          {made.mode === 'test' ? (
            <Trans>
              Cópiala ahora: no la guardamos y no la volveremos a mostrar. Sirve para ensayar: no ocupa lugares ni debe
              nada.
            </Trans>
          ) : operatorId === null ? (
            <Trans>
              Cópiala ahora: no la guardamos y no la volveremos a mostrar. Quien la tiene vende lo de los operadores que
              lo permiten.
            </Trans>
          ) : (
            <Trans>
              Cópiala ahora: no la guardamos y no la volveremos a mostrar. Quien la tiene vende en tu nombre.
            </Trans>
          )}
        </p>
        <div>
          <h3 className={textStyles.note}>
            <Trans>Llave</Trans>
          </h3>
          <CopiedLine text={made.key} name={t`Llave`} done={t`Copiamos la llave.`} />
        </div>
        <div>
          <h3 className={textStyles.note}>
            <Trans>Dirección</Trans>
          </h3>
          <CopiedLine text={endpoint} name={t`Dirección`} done={t`Copiamos la dirección.`} />
        </div>
        <Button block onClick={onClose}>
          <Trans>Ya la guardé</Trans>
        </Button>
      </div>
    </Sheet>
  );
}
