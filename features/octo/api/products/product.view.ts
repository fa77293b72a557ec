import type { Product } from '#features/octo/contract/product.ts';
import type { CatalogueOption, CataloguePlan } from '#features/operators/api/public.ts';
import { isForOneGroup } from '#features/operators/contract/sellable.ts';
import type { Unit } from '#features/operators/contract/unit.ts';
import type { Region } from '#regions/read-region.ts';
import type { Asking } from '../open-octo.ts';
import { type ContentContext, optionContent, productContent } from './content.view.ts';
import { fullRefundCutoff, lengthWords } from './cutoff.ts';
import { type PriceTag, priceTag } from './pricing.view.ts';

export interface ProductContext extends ContentContext {
  asking: Asking;
  region: Region;
}

export function productView(plan: CataloguePlan, context: ProductContext): Product {
  const { asking, region } = context;
  const options = plan.options.filter(({ retired }) => !retired);
  const tag = priceTag(region, plan.currency, asking.key.net_bps);
  return {
    id: plan.id,
    internalName: plan.title,
    reference: plan.slug,
    locale: region.settings.locale,
    timeZone: plan.zone,
    allowFreesale: false,
    instantConfirmation: plan.confirmation !== 'MANUAL',
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: plan.availabilityType,
    deliveryFormats: ['QRCODE', 'PDF_URL'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'DIGITAL',
    options: options.map((option, index) => optionView(plan, option, index === 0, tag, context)),
    ...(asking.pricing && {
      defaultCurrency: plan.currency,
      availableCurrencies: [plan.currency],
      // A private option has one price for the group, even in a plan that is sold by unit.
      pricingPer: options.every((option) => isForOneGroup({ option, plan })) ? 'BOOKING' : 'UNIT',
    }),
    ...(asking.content && productContent(plan, context)),
  };
}

export function optionView(
  plan: CataloguePlan,
  option: CatalogueOption,
  isDefault: boolean,
  tag: PriceTag,
  { asking }: ProductContext,
): Product['options'][number] {
  const cutoff = fullRefundCutoff(plan.content.policy);
  const group = isForOneGroup({ option, plan });
  return {
    id: option.id,
    default: isDefault,
    internalName: option.name,
    reference: null,
    availabilityLocalStartTimes: plan.availabilityType === 'START_TIME' ? option.startTimes : [],
    cancellationCutoff: lengthWords(cutoff, asking.language),
    cancellationCutoffAmount: cutoff.amount,
    cancellationCutoffUnit: cutoff.unit,
    requiredContactFields: ['firstName', 'lastName'],
    restrictions: { minUnits: option.minUnits, maxUnits: option.maxUnits },
    units: option.units.map((unit) => unitView(unit, option, group, tag, asking)),
    ...(asking.pricing && group && { pricingFrom: lowest(option, null, tag) }),
    ...(asking.content && optionContent(plan, option)),
  };
}

function unitView(unit: Unit, option: CatalogueOption, group: boolean, tag: PriceTag, asking: Asking) {
  return {
    id: unit.id,
    internalName: unit.name,
    reference: null,
    type: unit.type,
    requiredContactFields: [],
    restrictions: {
      minAge: unit.minAge ?? 0,
      maxAge: unit.maxAge ?? 120,
      idRequired: unit.idRequired,
      minQuantity: null,
      maxQuantity: null,
      // In OCTO, an infant counts as a person even without a seat.
      paxCount: Math.max(1, unit.places),
      accompaniedBy: unit.accompaniedBy,
    },
    ...(asking.pricing && !group && { pricingFrom: lowest(option, unit.id, tag) }),
    ...(asking.content && { title: unit.name, shortDescription: '', features: [] }),
  };
}

function lowest({ prices }: CatalogueOption, unit: string | null, tag: PriceTag) {
  const amounts = prices.filter((price) => price.unit === unit).map(({ amount }) => amount);
  return amounts.length > 0 ? [tag(Math.min(...amounts))] : [];
}
