import { Plural, Trans } from '@lingui/react/macro';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { findEmptyDays } from '../../../../contract/empty-days.ts';
import type { OfferForm } from '../offer-form.ts';
import type { EditorStep } from '../steps/editor-steps.ts';

/** Warns about days without an activity. The operator can still send the offer. */
export function EmptyDaysNote({ form, onStep }: { form: OfferForm; onStep: (step: EditorStep) => void }) {
  const empty = findEmptyDays(form);
  if (empty.length === 0) return null;
  const days = list.format(empty.map((day) => String(day + 1)));
  return (
    <Alert look="panel" tone="caution" live="status">
      <h3>
        <Plural value={empty.length} one={`El día ${days} está vacío`} other={`Los días ${days} están vacíos`} />
      </h3>
      <p>
        <Trans>El viajero no sabrá qué se hace. Agrega sus paradas, o envía la oferta así si es tiempo libre.</Trans>
      </p>
      <div>
        <Button kind="quiet" size="small" onClick={() => onStep('dias')}>
          <Trans>Agregar las paradas</Trans>
        </Button>
      </div>
    </Alert>
  );
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });
