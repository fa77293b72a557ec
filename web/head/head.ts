import type { Face } from '#web/face.ts';

/** Title, description and other metadata of a screen. Absent members fall back to the region's own. */
export interface Head {
  /** Name of the screen: "Explorar". Absent on the home screen. */
  title?: string;
  description?: string;
  /**
   * The share image: the poster of the screen's subject, with its title and a small line above. By default, and for secret screens, the region's own.
   */
  poster?: { scene: string; seed: string; hour?: string; kicker?: string; alt?: string };
  type?: 'website' | 'article' | 'place';
  /** True for a screen behind a secret link, or one not worth indexing: it stays out of indexes, and its URL out of `Referer`. */
  secret?: boolean;
  noIndex?: boolean;
  /** True when the screen replaces one that does not exist or failed. */
  failed?: boolean;
  /** True for a screen with a card form. It is loaded as its own document, in which only this site and the card provider may run code. */
  takesCards?: boolean;
  /** schema.org descriptions, one script each. */
  jsonLd?: object[];
  /** The largest picture of the first screen, fetched first; one for each `media` where day and night differ. */
  picture?: { url: string; media?: string }[];
}

export interface HeadTags {
  title: string;
  canonical: string;
  /** `[attribute, key, content]`, in document order. */
  meta: ['name' | 'property', string, string][];
  jsonLd: object[];
  /** URLs to fetch first, with their media. Only the first HTML uses them. */
  pictures: { url: string; media?: string }[];
}

/**
 * The complete head of a screen.
 * @param location path and query after all redirects, without the fragment, which may contain secrets
 */
export function headTags(head: Head, face: Face, publicUrl: string, location: string): HeadTags {
  const url = publicUrl + location;
  const title = formatTitle(face.product, head.title);
  const description = head.description ?? `${face.tagline}. ${face.description}`;
  const image = publicUrl + shareImagePath(head.secret || head.failed ? '/' : location);
  const meta: HeadTags['meta'] = [
    ['name', 'description', description],
    ['name', 'url', url],
    ['property', 'og:url', url],
    ['name', 'twitter:url', url],
    ['property', 'og:site_name', face.product],
    ['property', 'og:locale', face.locale.replace('-', '_')],
    ['property', 'og:type', head.type === 'article' ? 'article' : 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', image],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', head.poster?.alt ?? face.hero.alt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', image],
    ['name', 'robots', head.secret || head.noIndex ? 'noindex, nofollow' : 'index, follow, max-image-preview:large'],
    ['name', 'referrer', head.secret ? 'no-referrer' : 'strict-origin-when-cross-origin'],
  ];
  return { title, canonical: url, meta, jsonLd: head.jsonLd ?? [], pictures: head.picture ?? [] };
}

/** Path of a screen's share image: the screen's own path below `/compartir`. */
export function shareImagePath(location: string): string {
  const path = location.split('?', 1)[0] ?? '/';
  return `/compartir${path === '/' ? '/inicio' : path.replace(/\/$/, '')}.png`;
}

/** `producto – Plataforma turística` at home, `pantalla · producto – Plataforma turística` elsewhere. */
function formatTitle(product: string, screen?: string): string {
  const site = `${product} – Plataforma turística`;
  return screen ? `${screen} · ${site}` : site;
}
