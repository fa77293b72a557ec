import { useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { formatClock } from '#web/format/time.ts';
import flow from '#web/ui/flow.module.css';
import { LODGING_NAMES, type QuotationWish } from '../contract/quotation.ts';
import { askedPartyWords, askedWhenWords } from '../contract/quotation-words.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });
const languages = new Intl.DisplayNames('es', { type: 'language' });

export function useWishFacts(): (wish: QuotationWish, areas: readonly string[]) => [name: string, words: string][] {
  const { t } = useLingui();
  const { currency } = useFace();
  const needs: Record<string, string> = {
    step_free: t`sin escalones`,
    low_effort: t`poco esfuerzo`,
    children: t`apto para niños`,
    shade: t`con sombra`,
    low_altitude: t`poca altura`,
  };
  return ({ when, party, budget, lodging, needs: asked, languages: spoken, areas: wanted }, areas) => {
    const facts: [string, string | null][] = [
      [t`Cuándo`, askedWhenWords(when)],
      [t`Quiénes`, askedPartyWords(party)],
      [
        t`Presupuesto`,
        budget &&
          `${formatMoney(budget.amount, currency.code)} ${budget.per === 'group' ? t`en total` : t`por persona`}`,
      ],
      [t`Dónde dormir`, lodging && LODGING_NAMES[lodging]],
      [t`Tener en cuenta`, list.format(asked.map((need) => needs[need] ?? need))],
      [t`Idioma`, list.format(spoken.map((code) => languages.of(code) ?? code))],
      [wanted.length > 0 ? t`Zona` : t`Pasa por`, list.format(areas)],
    ];
    return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
  };
}

export function RequestedDays({ days }: { days: QuotationWish['days'] }) {
  const { t } = useLingui();
  return (
    <ol className={flow.stack3}>
      {days.map(({ stops }, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their position
        <li key={day}>
          <b>{t`Día ${day + 1}`}</b>
          <ul>
            {stops.map((stop) => (
              <li key={`${stop.begin}-${stop.title}`}>
                <span className="num">{stop.begin === null ? '' : formatClock(stop.begin)}</span> {stop.title}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
