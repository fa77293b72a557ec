import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pictureOf, TotalPrice } from '#features/operators/web/public.ts';
import { sellsBy } from '#features/policies/contract/sales.ts';
import { JoinWaitlist } from '#features/waitlist/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { accountPaths } from '#web/paths/account.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fret } from '#web/ui/fret.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { clashesOf } from '../../contract/clashes.ts';
import { BookedLine } from '../booked-line.tsx';
import { NotSold } from '../not-sold.tsx';
import { spanWords } from '../span-words.ts';
import styles from './basket.module.css';
import { askedOf, type BasketLine, peopleIn, removeLine, returnLine, unitsOf, useBasket } from './basket.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { useConfirmedEmail } from './confirmed-email.ts';
import { type Placed, placeBasket } from './place-basket.ts';
import { RefusedLine } from './refused-line.tsx';
import { useFreshLines } from './use-fresh-lines.ts';

export function BasketScreen() {
  const { t } = useLingui();
  const face = useFace();
  const api = useApi();
  const lines = useBasket((basket) => basket.lines);
  const states = useFreshLines(lines, t`Esta salida ya no se vende. Elige otra.`);
  const [changing, setChanging] = useState<string | null>(null);
  const { isBusy, submit } = useSubmit();
  const [refused, setRefused] = useState<(Placed & { ok: false; of: readonly BasketLine[] }) | null>(null);

  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const dueNow = lines.reduce((sum, line) => sum + line.dueNow, 0);
  const currency = lines[0]?.currency ?? face.currency.code;
  const mixed = lines.some((line) => line.currency !== currency);
  const operators = new Set(lines.map(({ operator }) => operator.name)).size;
  const reasonsOf = (line: BasketLine) => {
    const { refusals = [] } = states[line.id] ?? {};
    const isAsAsked = refused?.of.includes(line);
    return refusals.length > 0 ? refusals : (isAsAsked && refused?.lines[line.id]) || [];
  };
  const clashes = clashesOf(
    lines.flatMap(({ id }) => {
      const departure = states[id]?.departure;
      return departure ? [{ ...departure, id, anyTime: departure.time === null }] : [];
    }),
  );
  const besides = ({ id }: BasketLine) =>
    clashes.flatMap((pair) =>
      pair.includes(id) ? lines.filter((other) => other.id !== id && pair.includes(other.id)) : [],
    );
  const met = useConfirmedEmail(({ limit }) => limit);
  const nobody = useSession(({ status }) => status !== 'person');
  const limit = nobody && met?.asked === askedOf(lines) ? met : null;
  const blocked = lines.filter((line) => reasonsOf(line).length > 0);

  async function hold() {
    setRefused(null);
    await submit(async () => {
      const placed = await placeBasket(api);
      if (placed.ok) location.assign(travellerPaths.pay(placed.order.id));
      else setRefused({ ...placed, of: lines });
    });
  }

  function remove(line: BasketLine) {
    const index = lines.indexOf(line);
    removeLine(line.id);
    toast({
      text: t`${line.plan.title} salió de tu canasta.`,
      action: { label: t`Deshacer`, run: () => returnLine(line, index) },
    });
  }

  if (!sellsBy(face.law.sells, 'basket')) return <NotSold />;
  if (lines.length === 0) {
    return (
      <div className="wrap">
        <EmptyState
          level={1}
          picture={posterUrl({ region: face.id, scene: face.empty.basket, seed: 'canasta' })}
          title={t`Tu canasta está vacía`}
          action={
            <ButtonLink to={paths.plans()}>
              <Trans>Ver los planes</Trans>
            </ButtonLink>
          }
        >
          <p>
            <Trans>Junta aquí planes de varios operadores y págalos de una vez.</Trans>
          </p>
        </EmptyState>
      </div>
    );
  }
  const open = lines.find(({ id }) => id === changing);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>Tu canasta</Trans>
      </h1>
      <div className={styles.columns}>
        <ul className={styles.lines}>
          {lines.map((line) => {
            const reasons = reasonsOf(line);
            const before = states[line.id]?.before ?? null;
            const isFull = reasons.length > 0 && (states[line.id]?.isFull || refused?.full.includes(line.id));
            return (
              <li key={line.id} data-refused={reasons.length > 0 || undefined}>
                <BookedLine
                  picture={pictureOf(line.plan.picture, face.id, face.empty.quiet)}
                  title={<Link to={travellerPaths.plan(line.plan.slug)}>{line.plan.title}</Link>}
                  operator={line.operator}
                  date={line.date}
                  time={line.time}
                  party={[line.optionName, peopleIn(line)].filter(Boolean).join(' · ')}
                  total={line.total}
                  currency={line.currency}
                >
                  {before !== null && (
                    <p className={styles.changed} role="status">
                      <Trans>
                        El precio cambió: antes {formatMoney(before, line.currency)}, ahora{' '}
                        {formatMoney(line.total, line.currency)}.
                      </Trans>
                    </p>
                  )}
                  {besides(line).map((other) => {
                    const departure = states[other.id]!.departure!;
                    return (
                      <p key={other.id} className={styles.changed}>
                        <Trans>
                          Se cruza con {other.plan.title}: {spanWords(departure, departure.zone)}.
                        </Trans>
                      </p>
                    );
                  })}
                  {reasons.length > 0 && (
                    <RefusedLine
                      reasons={reasons}
                      isClosed={states[line.id]?.isClosed || refused?.closed.includes(line.id) || false}
                    />
                  )}
                  {isFull && <JoinWaitlist departureId={line.departureId} units={unitsOf(line)} />}
                  <div className={styles.acts} data-framed={reasons.length > 0 || undefined}>
                    <Button
                      kind={reasons.length > 0 ? 'quiet' : 'bare'}
                      size="small"
                      onClick={() => setChanging(line.id)}
                    >
                      <Pencil size={16} aria-hidden />
                      <span>
                        <Trans>
                          Cambiar<span className="sr"> {line.plan.title}</span>
                        </Trans>
                      </span>
                    </Button>
                    <Button kind="bare" size="small" onClick={() => remove(line)}>
                      <Trash2 size={16} aria-hidden />
                      <span>
                        <Trans>
                          Quitar<span className="sr"> {line.plan.title}</span>
                        </Trans>
                      </span>
                    </Button>
                  </div>
                </BookedLine>
              </li>
            );
          })}
        </ul>
        <section className={styles.box} aria-label={t`Total`}>
          <TotalPrice minor={total} currency={currency} />
          <p className={styles.soft}>
            <Trans>en total, impuestos incluidos</Trans>
          </p>
          <Fret className={styles.fret} />
          {dueNow < total && (
            <dl className={styles.due}>
              <div>
                <dt>
                  <Trans>Pagas hoy</Trans>
                </dt>
                <dd className="num">{formatMoney(dueNow, currency)}</dd>
              </div>
              <div>
                <dt>
                  <Trans>Pagas después</Trans>
                </dt>
                <dd className="num">{formatMoney(total - dueNow, currency)}</dd>
              </div>
            </dl>
          )}
          {refused && !refused.limited && (
            <p className={styles.trouble} role="alert">
              {refused.detail}{' '}
              {refused.openAlready && !nobody && (
                <Link to={accountPaths.bookings()}>
                  <Trans>Ver mis reservas</Trans>
                </Link>
              )}
            </p>
          )}
          {mixed && (
            <p className={styles.trouble} role="alert">
              <Trans>Lo que se paga junto tiene que estar en una sola moneda. Quita lo que esté en otra.</Trans>
            </p>
          )}
          {clashes.length > 0 && (
            <p className={styles.clash} role="status">
              <Trans>Hay salidas que se cruzan en el tiempo. Cambia una, o sigue si van personas distintas.</Trans>
            </p>
          )}
          {limit ? (
            <ConfirmEmail {...limit} busy={isBusy} onConfirmed={() => void hold()} />
          ) : (
            <>
              <Button block disabled={isBusy || mixed || blocked.length > 0} onClick={() => void hold()}>
                {isBusy ? <Trans>Guardando tus lugares…</Trans> : <Trans>Reservar y pagar</Trans>}
              </Button>
              <p className={styles.note}>
                {blocked.length > 0 ? (
                  <Plural
                    value={blocked.length}
                    one="Resuelve antes lo que no se puede reservar así."
                    other="Resuelve antes las # salidas que no se pueden reservar así."
                  />
                ) : operators > 1 ? (
                  <Trans>
                    Guardamos a la vez los lugares de {operators} operadores, 20 minutos, mientras pagas. O todos, o
                    ninguno.
                  </Trans>
                ) : (
                  <Trans>Guardamos tus lugares 20 minutos mientras pagas.</Trans>
                )}
              </p>
            </>
          )}
        </section>
      </div>
      {open && <ChangeSheet line={open} onClose={() => setChanging(null)} />}
    </div>
  );
}
