import { Trans } from '@lingui/react/macro';
import { formatMoney } from '#web/format/money.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import type { ManagedOption, ManagedPlanDetail } from '../../contract/managed-plan.ts';
import { lowestPrice } from '../../contract/price.ts';
import { useUnitAges } from '../departure/unit-ages.ts';

type PricedPlan = Pick<ManagedPlanDetail, 'options' | 'pricingPer' | 'currency'>;

const isGroup = (option: ManagedOption, { pricingPer }: PricedPlan) => option.private || pricingPer === 'BOOKING';

/** Lists who can come and at what price, as travellers read it when they choose people. */
export function PreviewPrices({ plan }: { plan: PricedPlan }) {
  const { options, currency } = plan;
  const agesOf = useUnitAges();
  return options.map((option) => {
    const { id, name, units, prices } = option;
    const group = isGroup(option, plan) ? lowestPrice(prices, null) : null;
    return (
      <section key={id} className={flow.stack2}>
        {options.length > 1 && <h3>{name}</h3>}
        <Facts kind="amounts">
          {group !== null && <Fact name={<Trans>Todo el grupo</Trans>}>{formatMoney(group, currency)}</Fact>}
          {units.map((unit) => {
            const price = lowestPrice(prices, unit.id);
            const ages = agesOf(unit);
            if (isGroup(option, plan))
              return (
                ages && (
                  <Fact key={unit.id} name={unit.name}>
                    {ages}
                  </Fact>
                )
              );
            return (
              <Fact key={unit.id} name={[unit.name, ages].filter(Boolean).join(', ')}>
                {price === null ? <Trans>no se vende</Trans> : formatMoney(price, currency)}
              </Fact>
            );
          })}
        </Facts>
      </section>
    );
  });
}

/** Returns the price that a plan begins with: of an adult, or of the whole group. Null for a plan without prices. */
export function firstPrice(plan: PricedPlan): number | null {
  const amounts = plan.options.flatMap((option) => {
    const adult = option.units.find(({ type }) => type === 'ADULT') ?? option.units[0];
    return lowestPrice(option.prices, isGroup(option, plan) ? null : (adult?.id ?? null)) ?? [];
  });
  return amounts.length > 0 ? Math.min(...amounts) : null;
}
