import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#web/session/session.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import rows from '#web/ui/rows.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { copiesOf, dropCopiesOf } from './account-trips.ts';
import { tripsChanged } from './changes.ts';

export function LeaveSheet({ account, onDone }: { account: string; onDone: () => void }) {
  const { t } = useLingui();
  const [copies] = useState(() => copiesOf(account));
  const isClosed = useSession((session) => session.accountClosed);
  const unsaved = copies.filter((trip) => trip.unsaved).length;
  const remove = () => {
    dropCopiesOf(account);
    tripsChanged();
    onDone();
  };
  return (
    <Sheet open onClose={onDone} side="centre" label={t`¿Quitar tus viajes de este dispositivo?`}>
      <div className={sheet.body}>
        <p>
          {isClosed ? (
            <Plural
              value={copies.length}
              one="Cerraste tu cuenta, y aquí queda una copia de # viaje. Cuando tu cuenta se borre, será la única."
              other="Cerraste tu cuenta, y aquí queda una copia de # viajes. Cuando tu cuenta se borre, será la única."
            />
          ) : (
            <Plural
              value={copies.length}
              one="Saliste de tu cuenta, y aquí queda una copia de # viaje. En tu cuenta sigue a salvo."
              other="Saliste de tu cuenta, y aquí queda una copia de # viajes. En tu cuenta siguen a salvo."
            />
          )}
        </p>
        {unsaved > 0 && (
          <p className={rows.soft}>
            <Plural
              value={unsaved}
              one="# tiene cambios que no llegaron a tu cuenta: ese se queda aquí."
              other="# tienen cambios que no llegaron a tu cuenta: esos se quedan aquí."
            />
          </p>
        )}
        <p className={rows.soft}>
          <Trans>
            Las reservas y cotizaciones hechas en este navegador siguen aquí. Una reserva se quita desde su página; todo
            a la vez, borrando los datos de este sitio en tu navegador.
          </Trans>
        </p>
        <Actions>
          <Button kind={isClosed ? 'quiet' : 'accent'} onClick={remove} block>
            <Trash2 size={20} aria-hidden="true" />
            <Trans>Quitar de este dispositivo</Trans>
          </Button>
          <Button kind={isClosed ? 'accent' : 'quiet'} onClick={onDone} block>
            <Trans>Dejarlos: este dispositivo es mío</Trans>
          </Button>
        </Actions>
      </div>
    </Sheet>
  );
}
