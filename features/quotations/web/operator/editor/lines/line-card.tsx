import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Lock, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BeginField, LengthField } from '#features/operators/web/public.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Toggle } from '#web/ui/choice.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet, Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { Money } from '#web/ui/money.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { daysOfLine } from '../../../../contract/line-days.ts';
import { LINE_KIND_NAMES, type OfferLine } from '../../../../contract/offer.ts';
import { kindOfLine } from '../../../../contract/offer-inclusions.ts';
import { lineTotal } from '../../../../contract/offer-price.ts';
import type { OperatorOffer } from '../../../../contract/operator.ts';
import { suggestKinds } from '../../../../contract/suggest-kinds.ts';
import { useLineDays } from '../../../line-days.ts';
import { KindChips } from '../inclusions/kind-chips.tsx';
import { type Issue, issueAt } from '../steps/editor-steps.ts';
import styles from './line-card.module.css';
import { LineUnits } from './line-units.tsx';
import { HAND_KINDS, type HandKind, isByHand, onDays, withUnits } from './new-line.ts';
import { PlanNow } from './plan-now.tsx';

const LENGTHS = [15, 30, 45, 60, 75, 90, 120, 180, 240, 300, 360, 480, 540, 720, 840, 1440, 2280, 2880, 4320];

interface LineCardProps {
  line: OfferLine;
  index: number;
  lines: readonly OfferLine[];
  days: number;
  offer: OperatorOffer;
  startDate: string | null;
  issues: readonly Issue[];
  open: boolean;
  onOpen: (open: boolean) => void;
  isNew: boolean;
  onChange: (more: Partial<OfferLine>) => void;
  onRemove: () => void;
}

export function LineCard(props: LineCardProps) {
  const { line, index, days, offer, issues, open, isNew, onOpen } = props;
  const { title, kind, units, required } = line;
  const daysOf = useLineDays();
  const fault = issueAt(issues, `lines.${index}`);
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isNew) return;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  return (
    <li className={styles.line} data-open={open || undefined}>
      <button ref={head} type="button" className={styles.lineTitle} aria-expanded={open} onClick={() => onOpen(!open)}>
        <span className={flow.stackHalf}>
          <b>{title || LINE_KIND_NAMES[kind]}</b>
          <small className={`${textStyles.soft} num`}>
            {LINE_KIND_NAMES[kind]} · {daysOf(line, days)} ·{' '}
            {units.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
          </small>
        </span>
        {required && <Lock size={16} aria-hidden />}
        <Money minor={lineTotal(line)} currency={offer.currency} />
        <ChevronDown size={18} aria-hidden />
      </button>
      {fault && !open && (
        <Alert look="line" live="none" className={styles.inside}>
          {fault}
        </Alert>
      )}
      {open && <LineFields {...props} />}
    </li>
  );
}

function LineFields({ line, index, lines, days, offer, startDate, issues, onChange, onRemove }: LineCardProps) {
  const { t } = useLingui();
  const { kind, title, note, brings, day, days: inRow, begin, minutes, required, needs } = line;
  const said = (member: string) => issueAt(issues, `lines.${index}.${member}`);
  const others = lines.filter(({ id }) => id !== line.id);
  const daysOf = useLineDays();
  const isMany = daysOfLine(line, days).length > 1;
  const departureFault = said('departureId') ?? said('days');
  const own = kindOfLine(kind);
  // A fault inside must be visible at once.
  const [startsOpen] = useState(Boolean(said('needs') ?? said('day') ?? (isByHand(kind) && said('days'))));
  const [wasTitled, setTitled] = useState<string | null>(title);

  function suggest() {
    if (wasTitled === null || wasTitled === title) return;
    setTitled(null);
    if (brings.length === 0) onChange({ brings: suggestKinds(title).filter((one) => one !== own) });
  }

  return (
    <div className={`${styles.inside} ${flow.stack4}`}>
      {isByHand(kind) ? (
        <SelectField
          label={t`Qué es`}
          value={kind}
          onChange={({ target }) => {
            const next = target.value as HandKind;
            onChange({ kind: next, brings: brings.filter((one) => one !== kindOfLine(next)) });
          }}
        >
          {HAND_KINDS.map((one) => (
            <option key={one} value={one}>
              {LINE_KIND_NAMES[one]}
            </option>
          ))}
        </SelectField>
      ) : (
        <PlanNow line={line} offer={offer} startDate={startDate} onChange={onChange} />
      )}
      {departureFault && (
        <Alert look="line" live="none">
          {departureFault}
        </Alert>
      )}
      <Field
        label={t`Nombre`}
        maxLength={120}
        value={title}
        error={said('title')}
        onChange={({ target }) => onChange({ title: target.value })}
        onBlur={suggest}
      />
      <LineUnits
        line={line}
        party={offer.request.wish.party}
        currency={offer.currency}
        said={(member) => said(`units${member && `.${member}`}`)}
        onChange={(units) => onChange(withUnits(line, units))}
      />
      <Toggle
        checked={required}
        hint={required ? t`El viajero no la puede quitar.` : t`Es opcional: si el viajero la quita, paga menos.`}
        onChange={({ target }) => onChange({ required: target.checked })}
      >
        <Trans>Va siempre con la oferta</Trans>
      </Toggle>
      <Disclosure summary={t`Día, hora, nota y otros detalles`} open={startsOpen}>
        <div className={flow.stack4}>
          <KindChips
            legend={t`También incluye`}
            kinds={brings}
            without={own}
            onChange={(kinds) => onChange({ brings: kinds })}
          />
          {others.length > 0 && (
            <FieldSet layout="chips" legend={<Trans>Solo junto con</Trans>} error={said('needs')}>
              {others.map((other) => (
                <Checkbox
                  key={other.id}
                  checked={needs.includes(other.id)}
                  onChange={({ target }) =>
                    onChange({ needs: target.checked ? [...needs, other.id] : needs.filter((id) => id !== other.id) })
                  }
                >
                  {other.title || LINE_KIND_NAMES[other.kind]}
                </Checkbox>
              ))}
            </FieldSet>
          )}
          {isByHand(kind) && (
            <Fields layout="pair">
              <SelectField
                label={t`Día`}
                value={day}
                error={said('day')}
                onChange={({ target }) => onChange({ day: Number(target.value) })}
              >
                {Array.from({ length: Math.max(days, day + 1) }, (_, number) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their number
                  <option key={number} value={number}>
                    {t`Día ${number + 1}`}
                  </option>
                ))}
              </SelectField>
              {(days > 1 || inRow > 1) && (
                <SelectField
                  label={t`Cuántos días`}
                  value={inRow}
                  error={said('days')}
                  hint={isMany && <Trans>Los {daysOf(line, days)}.</Trans>}
                  onChange={({ target }) => onChange(onDays(line, Number(target.value)))}
                >
                  {Array.from({ length: Math.max(days, inRow) }, (_, index) => index + 1).map((count) => (
                    <option key={count} value={count}>
                      {count === 1 ? t`Un día` : t`${count} días`}
                    </option>
                  ))}
                </SelectField>
              )}
              <BeginField
                value={begin}
                keptAs={`offer/${offer.id}/linea/${line.id}`}
                onChange={(at) => onChange({ begin: at })}
              />
              <LengthField usual={LENGTHS} value={minutes} onChange={(length) => onChange({ minutes: length })} />
            </Fields>
          )}
          <TextAreaField
            label={t`Nota`}
            rows={2}
            maxLength={400}
            value={note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        </div>
      </Disclosure>
      <div>
        <Button kind="bare" size="small" onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
          <Trans>Quitar esta línea</Trans>
        </Button>
      </div>
    </div>
  );
}
