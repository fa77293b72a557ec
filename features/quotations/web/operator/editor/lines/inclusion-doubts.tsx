import { Trans } from '@lingui/react/macro';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { inclusionDoubts } from '../../../../contract/offer-inclusions.ts';
import type { OfferForm } from '../offer-form.ts';
import type { EditorStep } from '../steps/editor-steps.ts';

/** Warns about entries that contradict the lines. The operator can still send the offer. */
export function InclusionDoubts({ form, onStep }: { form: OfferForm; onStep: (step: EditorStep) => void }) {
  const doubts = inclusionDoubts(form);
  if (doubts.length === 0) return null;
  return (
    <Alert look="panel" tone="caution" live="status">
      <h3>
        <Trans>Lo que incluye no cuadra con el precio</Trans>
      </h3>
      <ul>
        {doubts.map(({ what, text, line }) => (
          <li key={what + text}>
            {what === 'excluded' ? (
              <Trans>
                «No incluye» dice «{text}», pero cobras «{line}».
              </Trans>
            ) : (
              <Trans>«Incluye» dice «{text}», pero no está en tus precios.</Trans>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button kind="quiet" size="small" onClick={() => onStep('condiciones')}>
          <Trans>Corregirlo en Condiciones</Trans>
        </Button>
      </div>
    </Alert>
  );
}
