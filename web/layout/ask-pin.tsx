import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Problem } from '#web/http/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import styles from './ask-pin.module.css';

interface AskPinProps {
  name: string;
  words: ReactNode;
  action: ReactNode;
  others: string;
  problem: Problem | null;
  open: (pin: string) => Promise<void>;
}

export function AskPin({ name, words, action, others, problem, open }: AskPinProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    await open(String(new FormData(event.currentTarget).get('pin'))).finally(() => setBusy(false));
  }
  return (
    <div className={styles.closed}>
      <h1 className="num">{name}</h1>
      <Form className={styles.pin} onSubmit={submit}>
        <p>{words}</p>
        <Field label={t`PIN`} name="pin" inputMode="numeric" autoComplete="off" required error={problem?.detail} />
        <Button type="submit" disabled={busy}>
          {action}
        </Button>
        <p>
          <Trans>¿No es esta?</Trans>{' '}
          <Link to={others} className={styles.link}>
            <Trans>Otra referencia</Trans>
          </Link>
        </p>
      </Form>
    </div>
  );
}
