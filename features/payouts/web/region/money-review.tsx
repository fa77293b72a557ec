import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Age, Confirm, Trouble } from '#features/backoffice/web/public.ts';
import type { MoneyCheck, ReviewCase } from '#features/payouts/contract/money-check.ts';
import { closeReviewCase, settleRefund } from '#features/payouts/contract/routes.ts';
import { useFace } from '#web/face.ts';
import { sendOnce } from '#web/http/send-once.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Money } from '#web/ui/money.tsx';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import styles from '../money.module.css';
import { moneyCheckKey, moneyCheckQuery } from '../money.queries.ts';
import { INVARIANT_WORDS } from './invariant-words.ts';
import { caseWords, refundOf, useReasonWords } from './money-case-words.ts';

export function MoneyReview() {
  const { data, error, refetch, isFetching } = useQuery(moneyCheckQuery(useApi()));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={2} />;
  return (
    <>
      <h2 className={rows.label}>
        <Trans>Casos por resolver</Trans>
      </h2>
      {data.cases.length === 0 ? (
        <Nothing>
          <Trans>Ningún pago, devolución ni disputa espera a una persona.</Trans>
        </Nothing>
      ) : (
        <Rows>
          {data.cases.map((one) => (
            <CaseLine key={one.id} case={one} />
          ))}
        </Rows>
      )}
      <h2 className={rows.label}>
        <Trans>Comprobación</Trans>
      </h2>
      <Verdict check={data} busy={isFetching} again={() => void refetch()} />
    </>
  );
}

function CaseLine({ case: it }: { case: ReviewCase }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const words = caseWords(it.about);
  const reasonWords = useReasonWords();
  const refundId = refundOf(it.about);
  const close = useMutation({
    mutationFn: (text: string) =>
      refundId
        ? sendOnce(api, settleRefund, { params: { refundId }, body: { note: text } })
        : api.call(closeReviewCase, { params: { id: it.id }, body: { resolution: text } }),
    onSettled: () => queries.invalidateQueries({ queryKey: moneyCheckKey }),
  });
  return (
    <Row columns={2}>
      <RowMain>
        <RowName>{i18n._(words.title)}</RowName>
        <RowFacts>
          {it.amount !== null && it.currency && <Money minor={it.amount} currency={it.currency} />}
          <Age at={it.openedAt} />
        </RowFacts>
        <p>{reasonWords(it.reason, it.currency)}</p>
        <p className={rows.soft}>{i18n._(words.help)}</p>
        <p className={styles.technical}>{it.about}</p>
      </RowMain>
      <Button kind="quiet" size="small" onClick={() => setAsked(true)}>
        {refundId ? <Trans>Se pagó por el banco</Trans> : <Trans>Cerrar el caso</Trans>}
      </Button>
      <Confirm
        open={asked}
        onClose={() => setAsked(false)}
        title={i18n._(words.title)}
        verb={refundId ? t`Anotar el pago` : t`Cerrar el caso`}
        why={refundId ? t`Banco y número de la operación` : t`Qué se hizo`}
        run={(text) => close.mutateAsync(text)}
      >
        <p>{i18n._(words.help)}</p>
      </Confirm>
    </Row>
  );
}

function Verdict({ check, busy, again }: { check: MoneyCheck; busy: boolean; again: () => void }) {
  const { i18n } = useLingui();
  const { timeZone } = useFace();
  const clock = new Intl.DateTimeFormat('es', { timeZone, timeStyle: 'short' });
  const { broken, invariants } = check;
  const at = clock.format(new Date(check.checkedAt));
  const looked = invariants.length;
  return (
    <>
      <Card className={classNames(styles.verdict, broken.length > 0 && styles.broken)} role="status">
        {broken.length === 0 ? <CircleCheck size={24} aria-hidden /> : <CircleAlert size={24} aria-hidden />}
        <p>
          <b>{broken.length === 0 ? <Trans>Lugares y dinero cuadran</Trans> : <Trans>Algo no cuadra</Trans>}</b>
          <span className={rows.soft}>
            <Trans>
              {looked} comprobaciones sobre todo el sitio, a las {at}.
            </Trans>
          </span>
        </p>
        <Button kind="quiet" size="small" disabled={busy} onClick={again}>
          <Trans>Comprobar otra vez</Trans>
        </Button>
      </Card>
      {broken.length > 0 && (
        <Rows className={styles.faults}>
          {[...Map.groupBy(broken, ({ invariant }) => invariant)].map(([invariant, found]) => (
            <Row key={invariant}>
              <Disclosure summary={`${i18n._(INVARIANT_WORDS[invariant])} (${found.length})`}>
                <p className={styles.technical}>{invariant}</p>
                {found.map(({ subject, detail }) => (
                  <p key={subject + detail} className={styles.technical}>
                    {subject}: {detail}
                  </p>
                ))}
              </Disclosure>
            </Row>
          ))}
        </Rows>
      )}
    </>
  );
}
