import type { Face } from '#web/face.ts';
import { count } from '#web/format/count.ts';
import type { Head } from '#web/head/head.ts';
import { paths } from '#web/paths/site.ts';
import { heroUrl } from './hero/hero-url.ts';

export function homeDescription(face: Face, data: { total: number; known: number } | undefined, origin: string): Head {
  const figures = data ? ` ${count(data.total, 'lugar', 'lugares')}, ${`${data.known} con horario publicado`}.` : '';
  const [west, south, east, north] = face.bbox;
  return {
    description: `${face.tagline}.${figures} ${face.description}`,
    picture: face.front?.sources ?? [
      { url: heroUrl(face, 'day'), media: '(prefers-color-scheme: light)' },
      { url: heroUrl(face, 'night'), media: '(prefers-color-scheme: dark)' },
    ],
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: face.product,
        description: face.tagline,
        inLanguage: 'es',
        url: `${origin}${paths.home()}`,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.explore('q={search_term_string}')}` },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'TouristDestination',
        name: face.region,
        description: face.description,
        geo: { '@type': 'GeoShape', box: `${south} ${west} ${north} ${east}` },
      },
    ],
  };
}
