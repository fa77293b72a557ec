import { Type } from 'typebox';
import { CAPABILITIES } from '#features/octo/contract/capability.ts';
import type { Supplier } from '#features/octo/contract/product.ts';
import { OCTO_BASE, octoRoutes } from '#features/octo/contract/routes.ts';
import { findCatalogueOperator, readCatalogue } from '#features/operators/api/public.ts';
import type { App, Platform } from '#server/platform.ts';
import { unknownId } from '../octo-error.ts';
import { octoRoute } from '../open-octo.ts';
import { ourWords } from './content.view.ts';
import { serializeProducts } from './serialize-products.ts';

export function showProducts(app: App, platform: Platform): void {
  const { db, config, region: live } = platform;

  app.get(octoRoutes.capabilities, octoRoute, async () => CAPABILITIES);

  app.get(octoRoutes.supplier, octoRoute, async ({ octo: { key, language, content } }): Promise<Supplier> => {
    const endpoint = config.PUBLIC_URL + OCTO_BASE;
    const website = config.PUBLIC_URL;
    if (key.operator_id === null) {
      const { organisation } = (await live.current()).settings;
      const contact = { website, email: organisation.email, telephone: organisation.phone, address: null };
      const texts = content && { shortDescription: null, media: [] };
      return { id: config.REGION, name: organisation.name, endpoint, contact, ...texts };
    }
    const operator = (await findCatalogueOperator(db, config.REGION, key.operator_id))!;
    const { profile, fictional, name } = operator;
    return {
      id: operator.id,
      name: fictional ? `${name} (${ourWords(language).fictional})` : name,
      endpoint,
      contact: {
        website,
        email: profile.email ?? null,
        telephone: profile.phone ?? null,
        address: profile.address || null,
      },
      ...(content && { shortDescription: profile.about || null, media: [] }),
    };
  });

  app.get(octoRoutes.products, octoRoute, async ({ octo }) => {
    const plans = await readCatalogue(db, config.REGION, octo.key.sells, { ids: null, onSale: true });
    return serializeProducts(platform, octo, plans);
  });

  app.get(
    octoRoutes.product,
    { ...octoRoute, schema: { params: Type.Object({ id: Type.String() }) } },
    async ({ octo, params: { id } }) => {
      const plans = await readCatalogue(db, config.REGION, octo.key.sells, { ids: [id], onSale: true });
      const [product] = await serializeProducts(platform, octo, plans);
      if (!product) throw unknownId('INVALID_PRODUCT_ID', id);
      return product;
    },
  );
}
