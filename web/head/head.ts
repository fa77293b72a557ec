import type { Face } from '#web/face.ts';

/** Has a `url`, or a `srcSet` from which the browser chooses. */
export interface HeadPicture {
  url?: string;
  srcSet?: string;
  sizes?: string;
  type?: string;
  media?: string;
}

/** An absent member means the region's value. */
export interface Head {
  title?: string;
  description?: string;
  /** Secret screens, and screens without a poster, use the region's share image. */
  poster?: { scene: string; seed: string; hour?: string; kicker?: string; alt?: string };
  type?: 'website' | 'article' | 'place';
  /** `true` for a screen behind a secret link: no search engine lists the screen, and no referrer shows its URL. */
  secret?: boolean;
  noIndex?: boolean;
  failed?: boolean;
  /** `true` for a screen with a card form. Its new document runs only scripts of this site and of the card provider. */
  takesCards?: boolean;
  /** Format of schema.org. Each object becomes one script element. */
  jsonLd?: object[];
  /** Preloaded. Several entries if light and dark mode, or narrow and wide windows, have different pictures (`media`). */
  picture?: HeadPicture[];
}

export interface HeadTags {
  title: string;
  canonical: string;
  /** `[attribute, key, content]`, in document order. */
  meta: ['name' | 'property', string, string][];
  jsonLd: object[];
  /** Only the first HTML uses these pictures. */
  pictures: HeadPicture[];
}

/** @param location path and query without the fragment, because a fragment may contain a secret. */
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

export function shareImagePath(location: string): string {
  const path = location.split('?', 1)[0] ?? '/';
  return `/compartir${path === '/' ? '/inicio' : path.replace(/\/$/, '')}.png`;
}

/**
 * `producto – Plataforma turística` for the home page, `pantalla · producto – Plataforma turística` for other screens.
 */
function formatTitle(product: string, screen?: string): string {
  const site = `${product} – Plataforma turística`;
  return screen ? `${screen} · ${site}` : site;
}
