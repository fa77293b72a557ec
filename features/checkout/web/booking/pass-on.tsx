import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useFace } from '#web/face.ts';
import { formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { Instalment, Order } from '../../contract/order.ts';
import { makePayerLink } from '../../contract/routes.ts';
import { TroubleLine } from './change/trouble-line.tsx';
import styles from './pass-on.module.css';

interface PassOnProps {
  order: Order;
  due: readonly Pick<Instalment, 'number' | 'amount' | 'dueAt'>[];
  orderKey: Record<string, string>;
}

interface PayerLink {
  url: string;
  instalment: number;
}

export function PassOn({ order, due, orderKey }: PassOnProps) {
  const { t } = useLingui();
  const api = useApi();
  const [links, setLinks] = useState<PayerLink[]>([]);
  const submission = useSubmit();
  const { timeZone } = useFace();

  const make = (instalment: number) =>
    submission.submit(async (call, key) => {
      const input = { params: { id: order.id }, body: { key, instalment }, headers: orderKey, ...call };
      const made = await api.call(makePayerLink, input);
      setLinks((before) => [...before, { url: made.url, instalment }]);
    });

  async function share({ url }: PayerLink) {
    if (navigator.share) return navigator.share({ title: t`Pago de una reserva`, url }).catch(() => undefined);
    await navigator.clipboard.writeText(url);
    toast({ text: t`Enlace copiado.` });
  }

  return (
    <section className={styles.pass} aria-label={t`Que pague otra persona`}>
      <h3>
        <Trans>¿Paga otra persona?</Trans>
      </h3>
      <p>
        <Trans>Dale un enlace: ve cuánto es y qué se paga, no quién viaja, y no puede cambiar nada.</Trans>
      </p>
      {due.map(({ number, amount, dueAt }) => {
        const [price, day] = [formatMoney(amount, order.currency), formatDate(localDate(timeZone, new Date(dueAt)))];
        const made = links.filter(({ instalment }) => instalment === number);
        return (
          <div key={number} className={styles.instalment}>
            {made.map((link) => (
              <div key={link.url} className={styles.link}>
                <Field
                  label={t`Enlace para pagar ${price}`}
                  readOnly
                  value={link.url}
                  onFocus={(event) => event.target.select()}
                />
                <Button kind="quiet" onClick={() => void share(link)}>
                  {canShare() ? <Share2 size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
                  {canShare() ? <Trans>Compartir</Trans> : <Trans>Copiar</Trans>}
                </Button>
              </div>
            ))}
            <Button kind="quiet" size="small" disabled={submission.isBusy} onClick={() => void make(number)}>
              <Share2 size={18} aria-hidden />
              {made.length > 0 ? (
                <Trans>Otro enlace para otra persona</Trans>
              ) : (
                <Trans>
                  Pasar el pago de {price}, hasta el {day}
                </Trans>
              )}
            </Button>
          </div>
        );
      })}
      {links.length > 1 && (
        <p className={styles.hint}>
          <Plural
            value={links.length}
            one="Un enlace."
            other="# enlaces. Quien paga primero paga la cuota; el otro enlace dice entonces que no queda nada."
          />
        </p>
      )}
      <TroubleLine of={submission} />
    </section>
  );
}

const canShare = () => 'share' in navigator;
