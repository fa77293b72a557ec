import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { departuresQuery, useOperator } from '#features/operators/web/public.ts';
import { addDays, formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import flow from '#web/ui/flow.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { lineTotal } from '../../../../contract/offer-price.ts';
import type { OperatorOffer } from '../../../../contract/operator.ts';
import { MOST_REQUESTED_DAYS } from '../../../../contract/quotation.ts';
import { draftOf, type OfferForm } from '../offer-form.ts';
import { daysWith, withPlan } from '../program/merge-program.ts';
import { Findings } from '../steps/findings.tsx';
import { useCheck } from '../use-check.ts';
import { planLineQuery } from './plan-line.queries.ts';
import styles from './plan-sheet.module.css';

interface PlanSheetProps {
  open: boolean;
  onClose: () => void;
  form: OfferForm;
  offer: OperatorOffer;
  onChange: (more: Partial<OfferForm>) => void;
}

export function PlanSheet({ open, onClose, ...rest }: PlanSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} side="centre" label={t`Una salida tuya`}>
      {open && <Choose {...rest} onClose={onClose} />}
    </Sheet>
  );
}

function Choose({ form, offer, onChange, onClose }: Omit<PlanSheetProps, 'open'>) {
  const { t } = useLingui();
  const api = useApi();
  const { id: operatorId, zone } = useOperator();
  const today = localDate(zone);
  const [from, setFrom] = useState(form.startDate ?? today);
  const [chosen, setChosen] = useState<string | null>(null);
  // If the program already has stops, they usually come from this plan, so adding its stops again is off by default.
  const [withStops, setWithStops] = useState(form.days.every(({ stops }) => stops.length === 0));
  const until = addDays(from, form.startDate === null ? MOST_REQUESTED_DAYS : Math.max(form.days.length, 1) - 1);
  const { data, error, refetch } = useQuery(departuresQuery(api, operatorId, from, until));
  const asked = { operatorId, offerId: offer.id, departureId: chosen ?? '', startDate: form.startDate };
  const [mayExtend, setMayExtend] = useState(false);
  const line = useQuery({ ...planLineQuery(api, asked), enabled: chosen !== null });
  const selling = data?.items.filter(
    ({ state, cutoffAt }) => (state === 'scheduled' || state === 'guaranteed') && Date.parse(cutoffAt) > Date.now(),
  );
  const merged = line.data ? withPlan(form, line.data, withStops) : form;
  const before = useCheck(offer.id, draftOf(form)).checked?.findings ?? [];
  const after = useCheck(offer.id, draftOf(merged));
  const clashes = after.isFresh
    ? (after.checked?.findings ?? []).filter(({ message }) => !before.some((known) => known.message === message))
    : [];
  const many = line.data && form.days.length > 0 ? daysWith(form, line.data) : form.days.length;
  const isLonger = many > form.days.length;
  const lastDay = form.startDate && addDays(form.startDate, Math.max(form.days.length, 1) - 1);
  const isOutside = (date: string) => lastDay !== null && (date < form.startDate! || date > lastDay);
  const isTooEarly = selling?.some(({ id, date }) => id === chosen && form.startDate !== null && date < form.startDate);
  const taken = new Set(form.lines.flatMap(({ departureId }) => departureId ?? []));
  return (
    <div className={sheet.body}>
      <DateField
        label={t`Salidas desde el`}
        value={from}
        min={today}
        onChange={(day) => {
          setFrom(day);
          setChosen(null);
        }}
      />
      {error && !data ? (
        <Trouble error={error} retry={() => void refetch()} />
      ) : !selling ? (
        <SkeletonList rows={3} />
      ) : selling.length === 0 ? (
        <p>
          <Trans>
            No tienes salidas a la venta en esos días. Escribe la línea a mano, o abre una salida en el calendario.
          </Trans>
        </p>
      ) : (
        <ul className={`${styles.departures} ${flow.stack2}`}>
          {selling.map(({ id, planTitle, optionName, date, time, capacity, taken: sold }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={chosen === id}
                disabled={taken.has(id)}
                onClick={() => {
                  setChosen(id);
                  setMayExtend(false);
                }}
              >
                <b>{planTitle}</b>
                <small className={`${textStyles.soft} num`}>
                  {formatDate(date)}
                  {time && `, ${time}`} · {optionName}
                  {capacity !== null && (
                    <>
                      {' · '}
                      <Plural value={Math.max(0, capacity - sold)} _0="llena" one="queda #" other="quedan #" />
                    </>
                  )}
                  {isOutside(date) && ` · ${t`fuera de los días de la oferta`}`}
                  {taken.has(id) && ` · ${t`ya está en la oferta`}`}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen !== null && line.error && !line.data && <Trouble error={line.error} retry={() => void line.refetch()} />}
      {chosen !== null && line.data && (
        <Alert tone="accent" live="none">
          <div className={flow.stack2}>
            <p className="num" aria-live="polite">
              <b className={textStyles.sum}>{formatMoney(lineTotal(line.data.line), line.data.currency)}</b>{' '}
              {line.data.line.units.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
            </p>
            {line.data.refusals.map((refusal) => (
              <Alert key={refusal} look="line" live="none">
                {refusal}
              </Alert>
            ))}
            <Checkbox checked={withStops} onChange={({ target }) => setWithStops(target.checked)}>
              <Trans>Poner también sus paradas en los días</Trans>
            </Checkbox>
            {isLonger && (
              <Checkbox checked={mayExtend} onChange={({ target }) => setMayExtend(target.checked)}>
                <Plural
                  value={form.days.length}
                  one={`Alargar la oferta de # día a ${many} días: la salida cae fuera`}
                  other={`Alargar la oferta de # días a ${many} días: la salida cae fuera`}
                />
              </Checkbox>
            )}
            {clashes.length > 0 && (
              <div>
                <p>
                  <Trans>Esta salida no cuadra con tus días:</Trans>
                </p>
                <Findings findings={clashes} remarks={[]} error={null} />
              </div>
            )}
            <Button
              disabled={isTooEarly || (isLonger && !mayExtend)}
              onClick={() => {
                onChange(merged);
                onClose();
              }}
            >
              <Trans>Ponerla en la oferta</Trans>
            </Button>
          </div>
        </Alert>
      )}
    </div>
  );
}
