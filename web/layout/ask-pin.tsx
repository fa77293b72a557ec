import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Problem } from '#web/http/problem.ts';
import { useSubmit } from '#web/http/use-submit.ts';
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
  const { isBusy, submit } = useSubmit();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pin = String(new FormData(event.currentTarget).get('pin'));
    void submit(() => open(pin));
  }
  return (
    <div className={styles.closed}>
      <h1 className="num">{name}</h1>
      <Form className={styles.pin} onSubmit={send}>
        <p>{words}</p>
        <Field label={t`PIN`} name="pin" inputMode="numeric" autoComplete="off" required error={problem?.detail} />
        <Button type="submit" disabled={isBusy}>
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
