import type { Face } from '#web/face.ts';
import { formatTitle } from './title.ts';

/** What a screen says about itself. Everything absent falls back to the region's own. */
export interface Head {
  /** Name of the screen: "Explorar". Absent on the home screen. */
  title?: string;
  description?: string;
  /** What the share image shows: the poster of the screen's subject, with its title and a small line over it. The region's own by default, and where nothing may be shown. */
  poster?: { scene: string; seed: string; hour?: string; kicker?: string; alt?: string };
  type?: 'website' | 'article' | 'place';
  /** Behind a secret link, or not worth finding: kept out of indexes, and its address out of `Referer`. */
  secret?: boolean;
  noIndex?: boolean;
  /** It stands where a screen could not be shown: there is no such thing, or something failed. */
  failed?: boolean;
  /** A card is given on it: it comes as a document of its own, into which nobody but us and the card provider may put anything. */
  takesCards?: boolean;
  /** schema.org descriptions, one script each. */
  jsonLd?: object[];
  /** The largest picture of the first screen, fetched before anything else; one per `media` where day and night differ. */
  picture?: { url: string; media?: string }[];
}

export interface HeadTags {
  title: string;
  canonical: string;
  /** `[attribute, key, content]`, in document order. */
  meta: ['name' | 'property', string, string][];
  jsonLd: object[];
  /** Addresses to fetch first, with the media they are for. Only the first HTML uses them. */
  pictures: { url: string; media?: string }[];
}

/**
 * The complete head of a screen.
 * @param location path and query after all redirects, never the fragment: secrets live there
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

/** Where the share image of a screen is served: the screen's own path below `/compartir`. */
export function shareImagePath(location: string): string {
  const path = location.split('?', 1)[0] ?? '/';
  return `/compartir${path === '/' ? '/inicio' : path.replace(/\/$/, '')}.png`;
}
