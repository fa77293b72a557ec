import type { Face } from '#web/face.ts';
import { openDataPaths } from '#web/paths/public-files.ts';
import { paths } from '#web/paths/site.ts';
import type { OpenData } from '../contract/open-data.ts';

export function openDataJsonLd({ files, sources, madeAt }: OpenData, face: Face, base: URL): object[] {
  const url = new URL(openDataPaths.page(), base).href;
  const [west, south, east, north] = face.bbox;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      '@id': url,
      url,
      name: `Lugares de ${face.region}`,
      description: `Lugares que se visitan en ${face.region}, con horario, posición, licencia, fuente y fecha por registro.`,
      inLanguage: 'es',
      isAccessibleForFree: true,
      creator: { '@type': 'Organization', name: face.organisation.name, url: new URL(paths.home(), base).href },
      license: [...new Set(sources.flatMap(({ licenceUrl }) => licenceUrl ?? []))],
      ...(madeAt && { dateModified: madeAt }),
      spatialCoverage: {
        '@type': 'Place',
        name: face.region,
        geo: { '@type': 'GeoShape', box: `${south} ${west} ${north} ${east}` },
      },
      distribution: files.map((file) => ({
        '@type': 'DataDownload',
        contentUrl: file.url,
        encodingFormat: file.mediaType,
        contentSize: `${file.bytes} B`,
      })),
    },
  ];
}
