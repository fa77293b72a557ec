import type { ItemList, WithContext } from 'schema-dts';

interface Entry {
  name: string;
  path: string;
}

/** Data for schema.org of a page that lists other pages. */
export function itemList(name: string, entries: readonly Entry[], base: URL): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.name,
      url: new URL(entry.path, base).href,
    })),
  };
}
