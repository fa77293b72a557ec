import { useLingui } from '@lingui/react/macro';
import { formatDay } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { TARIFFS } from '../../contract/place-extras.ts';
import type { FactName, PlaceFacts } from '../../contract/place-facts.ts';
import type { PlaceState } from '../../contract/place-states.ts';
import { useExtraWords } from '../use-extra-words.ts';
import { spanishHours } from './spanish-hours.ts';
import { usePlaceStateWords } from './use-place-words.ts';

/** A fact's value in one line. Empty if the value is unknown. */
export function useFactText(): (fact: FactName | 'state', value: unknown) => string {
  const { t } = useLingui();
  const states = usePlaceStateWords();
  const words = useExtraWords();

  function feesText(fees: NonNullable<PlaceFacts['fees']>): string {
    const { currency, residents = {} } = fees;
    const price = (minor: number) => (minor === 0 ? t`gratis` : formatMoney(minor, currency));
    const prices = TARIFFS.flatMap((tariff) => {
      const [usual, local] = [fees[tariff], residents[tariff]];
      const name = words.tariffs[tariff];
      return [
        ...(usual === undefined ? [] : [`${name} ${price(usual)}`]),
        ...(local === undefined ? [] : [t`${name} residentes ${price(local)}`]),
      ];
    });
    return [...prices, ...(fees.text ? [fees.text] : [])].join(', ');
  }

  function text<F extends FactName>(fact: F, value: PlaceFacts[F]): string {
    const facts = { [fact]: value } as Partial<PlaceFacts>;
    const { kind, position, hours, fees, paymentMeans, languages, access, register, poster, needs } = facts;
    if (kind) return kind.label;
    if (position) return `${position.lat.toFixed(5)}, ${position.lon.toFixed(5)}`;
    if (hours) return hours.class === 'open_space' ? t`Espacio abierto` : spanishHours(hours.rule);
    if (fees) return feesText(fees);
    if (paymentMeans) return paymentMeans.map((means) => words.paymentMeans[means]).join(', ');
    if (languages) return languages.map(words.language).join(', ');
    if (access) return words.access(access).join(', ');
    if (register)
      return [register.number, register.until && t`hasta ${formatDay(register.until)}`].filter(Boolean).join(', ');
    if (poster) return poster.scene;
    if (needs) return '';
    return Array.isArray(value) ? value.join(', ') : String(value ?? '');
  }

  return (fact, value) => (fact === 'state' ? states[value as PlaceState] : text(fact, value as PlaceFacts[FactName]));
}
