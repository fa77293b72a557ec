import { openDataPaths, publicFiles } from '#web/paths/public-files.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';

interface LlmsParts {
  publicUrl: string;
  product: string;
  region: string;
  tagline: string;
  description: string;
  sources: readonly { attribution: string; licence_name: string }[];
}

/** A page for language models in the format of llmstxt.org. */
export function llmsText({ publicUrl, product, region, tagline, description, sources }: LlmsParts): string {
  const link = (path: string, name: string, text: string) => `- [${name}](${publicUrl}${path}): ${text}`;
  return [
    `# ${product}`,
    '',
    `> ${tagline}. ${description}`,
    '',
    `Sitio de viajes de ${region}, en español. Cada dato de un lugar dice su fuente, su fecha y su licencia. «Horario supuesto» o «sin comprobar» quiere decir que ninguna fuente publica ese horario: no lo repitas como cierto. Los precios y los lugares libres de un plan cambian: míralos en su página antes de decirlos.`,
    '',
    '## Páginas',
    '',
    link(paths.explore(), 'Explorar', 'lugares con búsqueda, filtros y mapa; `?q=` busca'),
    link(paths.itineraries(), 'Itinerarios', 'días ya pensados por gente de la región'),
    link(paths.plans(), 'Planes', 'salidas con operadores: programa, precio y cancelación'),
    link(travellerPaths.operators(), 'Operadores', 'quienes venden planes'),
    link(paths.planTrip(), 'Arma tu viaje', 'arma un plan por días con horarios y caminos reales'),
    link(paths.help(), 'Ayuda', 'lo que más se pregunta, y cómo escribir a la región'),
    '',
    '## Datos',
    '',
    link(openDataPaths.page(), 'Datos abiertos', 'qué hay, con qué licencia y cómo usarlo'),
    link(publicFiles.openData('lugares.geojson'), 'lugares.geojson', 'los lugares, con licencia y fuente por registro'),
    link(publicFiles.openData('lugares.csv'), 'lugares.csv', 'los mismos lugares como tabla'),
    link('/api/openapi.json', 'OpenAPI', 'la API del sitio; los GET sin token se leen desde cualquier página'),
    link('/sitemap.xml', 'Mapa del sitio', 'todas las páginas públicas, con la fecha de su último cambio'),
    link(publicFiles.feed('lugares'), 'Lugares nuevos', 'RSS'),
    link(publicFiles.feed('planes'), 'Planes nuevos', 'RSS'),
    link(publicFiles.feed('avisos'), 'Avisos', 'RSS de cierres y vías'),
    '',
    '## Fuentes',
    '',
    ...sources.map(({ attribution, licence_name }) => `- ${attribution} (${licence_name})`),
    '',
  ].join('\n');
}
