import type { Face } from '#web/face.ts';

/** A picture with a `url`, or with a `srcSet` from which the browser chooses. */
export interface HeadPicture {
  url?: string;
  srcSet?: string;
  sizes?: string;
  type?: string;
  media?: string;
}

/** Data of a screen for the `<head>` of the document. The region's data replaces absent members. */
export interface Head {
  title?: string;
  description?: string;
  /** The poster that the share image shows. Without a poster, the share image shows the region. */
  poster?: { scene: string; seed: string; hour?: string; kicker?: string; alt?: string };
  type?: 'website' | 'article' | 'place';
  /**
   * `true` for a screen behind a secret link. Search engines do not list such a screen, and no referrer contains its
   * URL.
   */
  secret?: boolean;
  noIndex?: boolean;
  failed?: boolean;
  /**
   * `true` for a screen with a card form. Opening the screen loads a new document, in which only scripts of this site
   * and of the card provider run.
   */
  takesCards?: boolean;
  /** Objects in the format of schema.org. */
  jsonLd?: object[];
  /** Pictures to preload. `media` selects the picture for a colour mode or a width of the window. */
  picture?: HeadPicture[];
}

export interface HeadTags {
  title: string;
  canonical: string;
  /** Attribute, key and content of each element. */
  meta: ['name' | 'property', string, string][];
  jsonLd: object[];
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

function formatTitle(product: string, screen?: string): string {
  const site = `${product} – Plataforma turística`;
  return screen ? `${screen} · ${site}` : site;
}
