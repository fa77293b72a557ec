import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';

interface ExtractBoxProps {
  name: string;
  isBusy: boolean;
  /** The box as four numbers, or nothing for the region's own reach. */
  onSend: (box: string | undefined) => void;
}

/** Asks which part of an extract to read before it is sent. */
export function ExtractBox({ name, isBusy, onSend }: ExtractBoxProps) {
  const { t } = useLingui();
  const [box, setBox] = useState('');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(box.replaceAll(/\s/g, '') || undefined);
      }}
    >
      <Field
        label={t`Recorte de ${name} (opcional)`}
        hint={t`Oeste, sur, este y norte, separados por comas. Vacío: hasta donde llega la región.`}
        inputMode="text"
        autoComplete="off"
        placeholder="-79.2,-8.3,-78.8,-7.9"
        value={box}
        onChange={({ target }) => setBox(target.value)}
      />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? <Trans>Subiendo…</Trans> : <Trans>Subir el extracto</Trans>}
      </Button>
    </Form>
  );
}
