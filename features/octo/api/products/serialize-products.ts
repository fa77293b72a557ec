import type { Product } from '#features/octo/contract/product.ts';
import type { CataloguePlan } from '#features/operators/api/public.ts';
import { placeNames } from '#features/places/api/public.ts';
import type { Platform } from '#server/platform.ts';
import type { Asking } from '../open-octo.ts';
import { type ProductContext, productView } from './product.view.ts';

export async function productContextOf(
  { db, config, region: live }: Platform,
  asking: Asking,
  plans: readonly CataloguePlan[],
): Promise<ProductContext> {
  const region = await live.current();
  const stops = plans.flatMap(({ content }) => content.days.flatMap((day) => day.stops));
  const ids = [...new Set(stops.flatMap(({ place }) => place ?? []))];
  const places = asking.content && ids.length > 0 ? await placeNames(db, config.REGION, ids) : new Map();
  return {
    asking,
    region,
    language: asking.language,
    publicUrl: config.PUBLIC_URL,
    country: region.settings.country,
    places,
  };
}

export async function serializeProducts(
  platform: Platform,
  asking: Asking,
  plans: readonly CataloguePlan[],
): Promise<Product[]> {
  const context = await productContextOf(platform, asking, plans);
  return plans
    .filter(({ options }) => options.some(({ retired }) => !retired))
    .map((plan) => productView(plan, context));
}
