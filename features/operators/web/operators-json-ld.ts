import type { ItemList, WithContext } from 'schema-dts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import type { OperatorsList } from '../contract/operator.ts';

/** Search engines learn of invented operators only that they are a demonstration. */
export function operatorsJsonLd({ items }: OperatorsList, base: URL): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Operadores',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, about, company, fictional, languages }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'TravelAgency',
        name: fictional ? `${name} (demostración)` : name,
        url: new URL(company ? paths.place(company) : travellerPaths.operators(), base).href,
        ...(about && { description: about }),
        knowsLanguage: languages,
      },
    })),
  };
}
