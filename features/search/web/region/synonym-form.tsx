import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { LONGEST_TEXT } from '../../contract/unfound.ts';

interface SynonymFormProps {
  text: string;
  guess: string | null;
  isBusy: boolean;
  onSave: (text: string, means: string) => Promise<boolean>;
  onClose: () => void;
}

export function SynonymForm({ text, guess, isBusy, onSave, onClose }: SynonymFormProps) {
  const { t } = useLingui();
  const [means, setMeans] = useState(guess ?? '');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isShort = means.trim().length < 2;
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  return (
    <Form
      ref={form}
      noValidate
      className={flow.stack3}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setTried(true);
        if (!isShort) void onSave(text, means.trim()).then((saved) => saved && onClose());
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Field
        label={t`Quien busque «${text}» encuentra lo mismo que`}
        hint={t`El nombre de un lugar, un tipo de lugar o una palabra que sí encuentre algo.`}
        value={means}
        maxLength={LONGEST_TEXT}
        autoComplete="off"
        error={isTried && isShort ? t`Escribe al menos dos letras.` : undefined}
        onChange={({ target }) => setMeans(target.value)}
      />
      <Actions>
        <Button type="submit" size="small" disabled={isBusy}>
          <Trans>Guardar sinónimo</Trans>
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          <Trans>Cancelar</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
