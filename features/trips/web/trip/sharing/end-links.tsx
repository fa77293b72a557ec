import { Trans } from '@lingui/react/macro';
import { Link2Off } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface EndLinksProps {
  disabled: boolean;
  onRotate: () => Promise<void>;
  onRevoke: () => Promise<void>;
}

export function EndLinks({ disabled, onRotate, onRevoke }: EndLinksProps) {
  const [asked, setAsked] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asked) question.current?.focus();
  }, [asked]);
  if (!asked) {
    return (
      <Button kind="bare" size="small" onClick={() => setAsked(true)}>
        <Link2Off size={18} aria-hidden="true" />
        <Trans>Cambiar o anular el enlace</Trans>
      </Button>
    );
  }
  const after = (act: () => Promise<void>) => () => void act().then(() => setAsked(false));
  return (
    <Card>
      <p ref={question} tabIndex={-1}>
        <Trans>
          Los enlaces para ver que diste dejarán de abrir el viaje. El de editar no cambia: quien lo tenga sigue
          entrando.
        </Trans>
      </p>
      <Actions>
        <Button kind="quiet" size="small" disabled={disabled} onClick={after(onRotate)}>
          <Trans>Copiar uno nuevo</Trans>
        </Button>
        <Button kind="quiet" size="small" disabled={disabled} onClick={after(onRevoke)}>
          <Trans>Anularlo</Trans>
        </Button>
        <Button kind="bare" size="small" onClick={() => setAsked(false)}>
          <Trans>Volver</Trans>
        </Button>
      </Actions>
    </Card>
  );
}
