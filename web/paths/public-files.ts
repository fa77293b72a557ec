import { path } from './build-path.ts';

/** The page that the footer and the back office link to. */
export const openDataPaths = { page: () => '/datos' } as const;

/** Files and small pages for other sites. No screen has these URLs. */
export const publicFiles = {
  /** @param file a name such as `lugares.csv` */
  openData: (file: string) => path`/datos/${file}`,
  feed: (name: 'lugares' | 'planes' | 'avisos') => path`/rss/${name}.xml`,
  placeCard: (slug: string) => path`/tarjeta/lugares/${slug}`,
  planCard: (slug: string) => path`/tarjeta/planes/${slug}`,
  llms: () => '/llms.txt',
} as const;
