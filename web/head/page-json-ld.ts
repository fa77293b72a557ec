import type { BreadcrumbList, WebPage, WithContext } from 'schema-dts';
import type { Face } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import type { HeadTags } from './head.ts';

/**
 * Adds the data of schema.org that every public page has. The home page needs no trail, and a page with a trail keeps
 * its own.
 */
export function pageJsonLd({ title, canonical, meta, jsonLd }: HeadTags, face: Face): object[] {
  const content = (name: string) => meta.find(([, key]) => key === name)?.[2] ?? '';
  if (content('robots').startsWith('noindex')) return jsonLd;
  const { pathname, origin } = new URL(canonical);
  const home = origin + paths.home();
  const url = origin + pathname;
  const page: WithContext<WebPage> = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': `${url}#pagina`,
    url,
    name: title,
    description: content('description'),
    inLanguage: 'es',
    isPartOf: { '@type': 'WebSite', name: face.product, url: home },
    publisher: { '@type': 'Organization', name: face.organisation.name, url: home },
    primaryImageOfPage: { '@type': 'ImageObject', url: content('og:image') },
  };
  if (url === home || jsonLd.some(isTrail)) return [...jsonLd, page];
  const trail: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: face.product, item: home },
      { '@type': 'ListItem', position: 2, name: title.split(' · ')[0]!, item: url },
    ],
  };
  return [...jsonLd, page, trail];
}

const isTrail = (item: object) => '@type' in item && item['@type'] === 'BreadcrumbList';
