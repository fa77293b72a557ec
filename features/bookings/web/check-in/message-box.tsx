import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Manifest } from '#features/bookings/contract/check-in.ts';
import { sendDepartureMessage } from '#features/bookings/contract/routes.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import styles from './departure.module.css';
import { useClock } from './use-clock.ts';

interface MessageBoxProps {
  manifest: Manifest;
  onSent: () => void;
}

const SHORTEST = 5;

export function MessageBox({ manifest, onSent }: MessageBoxProps) {
  const { departure, operator, messages, can } = manifest;
  const api = useApi();
  const { t } = useLingui();
  const clock = useClock(departure.zone);
  const heading = useId();
  const [body, setBody] = useState('');
  // The id stays the same if a lost reply makes the browser send the message again.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function send() {
    setBusy(true);
    setError(null);
    try {
      const params = { operatorId: operator.id, departureId: departure.id };
      await api.call(sendDepartureMessage, { params, body: { id, body: body.trim() }, quiet: true });
      setBody('');
      setId(crypto.randomUUID());
      toast({ text: t`El mensaje sale por correo a toda la salida.` });
      onSent();
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.problem.detail : t`No se pudo enviar. Vuelve a intentar.`);
    } finally {
      setBusy(false);
    }
  }

  if (!can.message && messages.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>
        <Trans>Mensajes a la salida</Trans>
      </h2>
      {can.message && (
        <form
          className={styles.message}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <TextAreaField
            label={t`Escribe a todas las personas de esta salida`}
            hint={t`Llega por correo, con tu teléfono para responder.`}
            value={body}
            maxLength={2000}
            error={error}
            onChange={(event) => setBody(event.target.value)}
          />
          <Button type="submit" disabled={busy || body.trim().length < SHORTEST}>
            <Trans>Enviar a todos</Trans>
          </Button>
        </form>
      )}
      {messages.length > 0 && (
        <ol className={styles.sent}>
          {messages.map((message) => (
            <li key={message.id}>
              <p>{message.body}</p>
              <small>
                {[clock(message.sentAt), message.by].filter(Boolean).join(' · ')} ·{' '}
                <Plural value={message.letters} one="# correo" other="# correos" />
              </small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
