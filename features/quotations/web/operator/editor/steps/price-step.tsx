import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldSet, Fields } from '#web/ui/field-set.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Rows } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { LINE_KIND_NAMES, type OfferLine } from '../../../../contract/offer.ts';
import { LineCard } from '../lines/line-card.tsx';
import { HAND_KINDS, type HandKind, newLine, withLineBack, withoutLine } from '../lines/new-line.ts';
import { PlanSheet } from '../lines/plan-sheet.tsx';
import { OfferTotal } from '../payment/offer-total.tsx';
import { issueAt, issueOf } from './editor-steps.ts';
import type { StepProps } from './step-props.ts';

export function PriceStep({ form, offer, issues, onChange }: StepProps) {
  const { t } = useLingui();
  const { lines, days, minimumTotal } = form;
  const { party } = offer.request.wish;
  const [openId, setOpenId] = useState<string | null>(lines.length === 1 ? lines[0]!.id : null);
  const [isChoosing, setChoosing] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const kinds = useRef<HTMLFieldSetElement>(null);
  const set = (next: OfferLine[]) => onChange({ lines: next });

  function add(kind: HandKind) {
    const begins = (days[0]?.stops ?? []).map(({ begin }) => begin);
    const firstStop = begins.length > 0 ? Math.min(...begins) : null;
    const line = newLine({ kind, title: LINE_KIND_NAMES[kind], party, days: days.length, firstStop });
    set([...lines, line]);
    setOpenId(line.id);
    setAdded(line.id);
  }

  function remove(line: OfferLine) {
    const before = lines;
    set(withoutLine(lines, line.id));
    kinds.current?.focus({ preventScroll: true });
    toast({
      text: t`«${line.title}» ya no está en la oferta.`,
      action: {
        label: t`Deshacer: quitar ${line.title}`,
        run: () => onChange((now) => ({ lines: withLineBack(now.lines, before, line.id) })),
      },
    });
  }

  return (
    <>
      <p className={textStyles.note}>
        <Trans>Los precios incluyen los impuestos. El viajero puede quitar lo que es opcional.</Trans>
      </p>
      {lines.length > 0 && (
        <Rows as="ol">
          {lines.map((line, index) => (
            <LineCard
              key={line.id}
              line={line}
              index={index}
              lines={lines}
              days={days.length}
              offer={offer}
              startDate={form.startDate}
              issues={issues}
              open={openId === line.id}
              isNew={added === line.id}
              onOpen={(open) => setOpenId(open ? line.id : null)}
              onChange={(more) => set(lines.map((one) => (one.id === line.id ? { ...one, ...more } : one)))}
              onRemove={() => remove(line)}
            />
          ))}
        </Rows>
      )}
      <OfferTotal form={form} people={offer.request.people} currency={offer.currency} />
      {issueOf(issues, 'lines') && (
        <Alert look="line">
          {lines.length === 0 ? <Trans>Agrega al menos una línea con su precio.</Trans> : issueOf(issues, 'lines')}
        </Alert>
      )}
      <FieldSet ref={kinds} tabIndex={-1} layout="chips" legend={<Trans>Agregar</Trans>}>
        {HAND_KINDS.map((kind) => (
          <Button
            key={kind}
            kind="quiet"
            size="small"
            aria-label={t`Agregar: ${LINE_KIND_NAMES[kind]}`}
            onClick={() => add(kind)}
          >
            <Plus size={16} aria-hidden />
            {LINE_KIND_NAMES[kind]}
          </Button>
        ))}
        <Button kind="quiet" size="small" onClick={() => setChoosing(true)}>
          <CalendarPlus size={16} aria-hidden />
          <Trans>Una salida tuya</Trans>
        </Button>
      </FieldSet>
      <Fields layout="pair">
        <MoneyField
          label={t`Mínimo de la oferta`}
          hint={t`Lo mínimo que cobras, aunque quiten algo. Si lo dejas vacío, no hay mínimo.`}
          currency={offer.currency}
          value={minimumTotal}
          error={issueAt(issues, 'minimumTotal')}
          onChange={(minimum) => onChange({ minimumTotal: minimum })}
        />
      </Fields>
      <PlanSheet open={isChoosing} onClose={() => setChoosing(false)} form={form} offer={offer} onChange={onChange} />
    </>
  );
}
