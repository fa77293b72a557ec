import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { Problem } from '#web/http/problem.ts';
import { quotationPaths } from '#web/quotation-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useQuotation } from '../use-quotation.ts';
import { OpenedRequest } from './opened-request.tsx';
import styles from './request.module.css';

/** One request: what was asked, what was offered, and everything one can do with it. */
export function RequestScreen({ reference }: { reference: string }) {
  const { opened, key, take, refresh, openWithPin } = useQuotation(reference);
  return (
    <div className={`wrap ${styles.page}`}>
      {opened.step === 'loading' && (
        <div role="status" className={styles.loading}>
          <h1>
            <Trans>Tu cotización</Trans>
          </h1>
          <span className="sr">
            <Trans>Cargando…</Trans>
          </span>
          <Skeleton width="60%" height="24px" />
          <Skeleton width="100%" height="84px" />
          <Skeleton width="100%" height="84px" />
          <Skeleton width="100%" height="320px" />
        </div>
      )}
      {opened.step === 'closed' && <AskPin reference={reference} problem={opened.problem} open={openWithPin} />}
      {opened.step === 'failed' && (
        <div className={styles.closed}>
          <h1 className="num">{spacedReference(reference)}</h1>
          <p role="alert">
            <b>{opened.problem.title}.</b> {opened.problem.detail}
          </p>
          <div className={styles.choices}>
            <Button onClick={() => void refresh()}>
              <Trans>Volver a intentar</Trans>
            </Button>
          </div>
        </div>
      )}
      {opened.step === 'open' && (
        <OpenedRequest
          quotation={opened.quotation}
          behind={opened.behind}
          offline={opened.kept}
          requestKey={key}
          onQuotation={take}
          refresh={refresh}
        />
      )}
    </div>
  );
}

interface AskPinProps {
  reference: string;
  problem: Problem | null;
  open: (pin: string) => Promise<void>;
}

function AskPin({ reference, problem, open }: AskPinProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    await open(String(new FormData(event.currentTarget).get('pin'))).finally(() => setBusy(false));
  }
  return (
    <div className={styles.closed}>
      <h1 className="num">{spacedReference(reference)}</h1>
      <Form className={styles.pin} onSubmit={submit}>
        <p>
          <Trans>Escribe el PIN del correo que te enviamos, o abre el enlace que viene en él.</Trans>
        </p>
        <Field label={t`PIN`} name="pin" inputMode="numeric" autoComplete="off" required error={problem?.detail} />
        <Button type="submit" disabled={busy}>
          <Trans>Abrir mi cotización</Trans>
        </Button>
        <p>
          <Trans>¿No es esta?</Trans>{' '}
          <Link to={quotationPaths.list()} className={styles.link}>
            <Trans>Otra referencia</Trans>
          </Link>
        </p>
      </Form>
    </div>
  );
}
