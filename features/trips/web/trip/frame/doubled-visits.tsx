import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Trash2 } from 'lucide-react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { TripDocument } from '../../../contract/trip.ts';
import { doubledVisits } from '../../document/crossings.ts';
import type { TripStore } from '../../document/trip-store.ts';

interface DoubledVisitsProps {
  document: TripDocument;
  nameOf: (place: string) => string | null;
  store: TripStore;
}

/** Offers to remove free visits to places that a departure of the trip visits too. */
export function DoubledVisits({ document, nameOf, store }: DoubledVisitsProps) {
  const { t } = useLingui();
  const doubled = doubledVisits(document);
  if (doubled.length === 0) return null;
  return (
    <div className={flow.stack2}>
      {doubled.map(({ stop, place, plan, isBooked }) => {
        const name = nameOf(place) ?? t`ese lugar`;
        const remove = () => {
          store.edit({ kind: 'remove', stop });
          toast({ text: t`Quitaste ${name}.`, action: { label: t`Deshacer`, run: () => store.undo() } });
        };
        return (
          <Alert
            key={stop}
            tone="caution"
            live="none"
            icon={<Copy size={18} aria-hidden="true" />}
            action={
              <Button kind="quiet" size="small" onClick={remove}>
                <Trash2 size={18} aria-hidden="true" />
                <Trans>Sacar la visita libre</Trans>
                <span className="sr">: {name}</span>
              </Button>
            }
          >
            <p>
              {isBooked ? (
                <Trans>
                  Ya visitas {name} con «{plan}»; puedes sacar la visita libre.
                </Trans>
              ) : (
                <Trans>
                  «{plan}» también visita {name}; si lo reservas, puedes sacar la visita libre.
                </Trans>
              )}
            </p>
          </Alert>
        );
      })}
    </div>
  );
}
