import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFace } from '#web/face.ts';
import { Segmented } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { MoneyField } from '#web/ui/money-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { TARIFFS, type Tariff } from '../../contract/place-extras.ts';
import type { PlaceFacts } from '../../contract/place-facts.ts';
import { useExtraWords } from '../use-extra-words.ts';
import { FactFrame } from './fact-frame.tsx';
import styles from './fees-fact.module.css';
import { NumberField } from './number-field.tsx';
import { useDraft } from './use-draft.ts';
import { useFactWords } from './use-place-words.ts';
import { useSaving } from './use-save-fact.ts';

type Fees = NonNullable<PlaceFacts['fees']>;
type Prices = Partial<Record<Tariff, number>>;

/** A price of zero is free. A place without known prices has no fees. */
export function FeesFact() {
  const { t } = useLingui();
  const { place, failures } = useSaving();
  const words = useFactWords();
  const currency = useFace().currency.code;
  const { value: fees, change, keep, flush, settle } = useDraft('fees');
  const [isPaid, setPaid] = useState(false);
  const shown = isPaid && kindOf(fees) === 'unknown' ? 'paid' : kindOf(fees);
  const text = fees?.text ?? null;
  return (
    <FactFrame fact="fees" onSettled={settle}>
      <div className={flow.stack3}>
        <Segmented
          label={words.fees}
          name="fees"
          value={shown}
          onChange={(kind) => {
            setPaid(kind === 'paid');
            if (kind === 'free') keep({ currency, adult: 0, text });
            else if (kind === 'unknown' && fees) keep(null);
            else if (kind === 'paid' && kindOf(fees) === 'free') keep(text === null ? null : { currency, text });
          }}
          options={[
            { value: 'unknown', label: t`No se sabe` },
            { value: 'free', label: t`Gratis` },
            { value: 'paid', label: t`Se paga` },
          ]}
        />
        {shown === 'paid' && (
          <FieldSet legend={words.fees} hideLegend onBlur={() => flush()}>
            <PriceFields
              legend={t`Precio general`}
              prices={fees ?? {}}
              onChange={(prices) => change(tidy({ ...startOf(fees, currency), ...prices }))}
            />
            <PriceFields
              legend={t`Precio para residentes`}
              prices={fees?.residents ?? {}}
              onChange={(prices) => {
                const start = startOf(fees, currency);
                change(tidy({ ...start, residents: { ...start.residents, ...prices } }));
              }}
            />
            <div className={flow.pair}>
              <NumberField
                label={t`Niños hasta`}
                after={t`años`}
                most={99}
                least={1}
                value={fees?.childTo}
                onChange={(childTo) => change(tidy({ ...startOf(fees, currency), childTo }))}
              />
              <NumberField
                label={t`Adultos mayores desde`}
                after={t`años`}
                most={99}
                least={1}
                value={fees?.seniorFrom}
                onChange={(seniorFrom) => change(tidy({ ...startOf(fees, currency), seniorFrom }))}
              />
            </div>
            <Field
              label={t`La entrada en palabras`}
              hint={t`Se muestra si no hay precios.`}
              maxLength={400}
              value={text ?? ''}
              onChange={({ target }) => change(tidy({ ...startOf(fees, currency), text: target.value || null }))}
            />
            <p className={textStyles.note}>
              <Trans>Deja vacío lo que no se sabe. Un 0 es gratis.</Trans>
            </p>
          </FieldSet>
        )}
        {failures.fees && <p className={textStyles.caution}>{failures.fees}</p>}
        {place.facts.fees && place.facts.fees.currency !== currency && (
          <p className={textStyles.caution}>
            <Trans>La fuente da los precios en {place.facts.fees.currency}.</Trans>
          </p>
        )}
      </div>
    </FactFrame>
  );
}

interface PriceFieldsProps {
  legend: string;
  prices: Prices;
  onChange: (prices: Record<string, number | undefined>) => void;
}

function PriceFields({ legend, prices, onChange }: PriceFieldsProps) {
  const currency = useFace().currency.code;
  const { tariffs } = useExtraWords();
  return (
    <FieldSet legend={legend}>
      <div className={styles.prices}>
        {TARIFFS.map((tariff) => (
          <MoneyField
            key={tariff}
            label={tariffs[tariff]}
            currency={currency}
            value={prices[tariff] ?? null}
            onChange={(minor, typed) => {
              if (minor !== null || typed.trim() === '') onChange({ [tariff]: minor ?? undefined });
            }}
          />
        ))}
      </div>
    </FieldSet>
  );
}

const startOf = (fees: Fees | null, currency: string): Fees => fees ?? { currency, text: null };

function kindOf(fees: Fees | null): 'unknown' | 'free' | 'paid' {
  if (!fees) return 'unknown';
  const { residents = {} } = fees;
  const prices = TARIFFS.flatMap((tariff) => [fees[tariff] ?? [], residents[tariff] ?? []].flat());
  return fees.adult === 0 && prices.every((price) => price === 0) ? 'free' : 'paid';
}

type Loose = { [Key in keyof Fees]: Fees[Key] | undefined };

/** Leaves out unknown prices. Returns null if nothing is known. */
function tidy({
  currency,
  text,
  residents,
  ...rest
}: Omit<Loose, 'residents'> & { residents?: object | undefined }): Fees | null {
  const known = withoutUnknown(rest);
  const locals = withoutUnknown(residents ?? {});
  if (!text && Object.keys(known).length + Object.keys(locals).length === 0) return null;
  return {
    currency: currency!,
    ...known,
    ...(Object.keys(locals).length > 0 && { residents: locals }),
    text: text ?? null,
  };
}

const withoutUnknown = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
