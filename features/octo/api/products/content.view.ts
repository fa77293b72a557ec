import type { OctoLanguage } from '#features/octo/contract/capability.ts';
import {
  type CategoryLabel,
  type Feature,
  type Location,
  type Media,
  NO_IDENTIFIERS,
  type ProductContent,
} from '#features/octo/contract/content.ts';
import type { CatalogueOption, CataloguePlan } from '#features/operators/api/public.ts';
import { cancellationWords } from '#features/operators/contract/cancellation-words.ts';
import type { PlanCategory } from '#features/operators/contract/plan-categories.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { PlaceName } from '#features/places/api/public.ts';
import { cancellationWordsInEnglish } from './cutoff.ts';

export interface ContentContext {
  language: OctoLanguage;
  publicUrl: string;
  /** An ISO 3166-1 code with two letters. */
  country: string;
  places: ReadonlyMap<string, PlaceName>;
}

const OURS = {
  es: {
    redeem: 'Muestra el código QR del comprobante a tu guía, en el teléfono o en papel.',
    manual: 'El operador confirma la reserva; hasta entonces está pendiente.',
    bring: 'Lleva',
    accessible: 'Accesible en silla de ruedas.',
    fictional: 'operador de demostración',
  },
  en: {
    redeem: 'Show the QR code of the voucher to your guide, on your phone or on paper.',
    manual: 'The operator confirms the booking; until then it is pending.',
    bring: 'Bring',
    accessible: 'Wheelchair accessible.',
    fictional: 'demonstration operator',
  },
} as const;

export const ourWords = (language: OctoLanguage) => OURS[language];

export function productContent(plan: CataloguePlan, context: ContentContext): ProductContent {
  const { content, title } = plan;
  return {
    title,
    shortDescription: content.summary || null,
    description: content.description || null,
    features: features(plan, context.language),
    faqs: [],
    media: media(plan, context.publicUrl),
    locations: locations(content, context),
    categoryLabels: labels(plan),
    durationMinutesFrom: plan.durationMinutes,
    durationMinutesTo: null,
    commentary: plan.languages.map((language) => ({ format: 'IN_PERSON', language })),
  };
}

export function optionContent(plan: CataloguePlan, option: CatalogueOption): ProductContent {
  return {
    title: option.name,
    shortDescription: null,
    description: null,
    features: [],
    faqs: [],
    media: [],
    locations: [],
    categoryLabels: option.private ? ['private-tours'] : [],
    durationMinutesFrom: option.durationMinutes,
    durationMinutesTo: null,
    commentary: (option.language ? [option.language] : plan.languages).map((language) => ({
      format: 'IN_PERSON',
      language,
    })),
  };
}

function features({ content, zone, confirmation, accessible }: CataloguePlan, language: OctoLanguage): Feature[] {
  const words = ourWords(language);
  const town = zone.split('/').at(-1)!.replaceAll('_', ' ');
  const terms = language === 'es' ? cancellationWords : cancellationWordsInEnglish;
  const all = (type: Feature['type'], texts: readonly string[]) =>
    texts.filter(Boolean).map((shortDescription) => ({ type, shortDescription }));
  return [
    ...all('INCLUSION', content.includes),
    ...all('EXCLUSION', content.excludes),
    ...all('PREBOOKING_INFORMATION', content.restrictions),
    ...all(
      'PREARRIVAL_INFORMATION',
      content.bring.map((item) => `${words.bring}: ${item}`),
    ),
    ...all('REDEMPTION_INSTRUCTION', [words.redeem]),
    ...all('ACCESSIBILITY_INFORMATION', [content.access, accessible ? words.accessible : '']),
    ...all('BOOKING_TERM', confirmation === 'MANUAL' ? [words.manual] : []),
    ...all('CANCELLATION_TERM', terms(content.policy, town)),
  ];
}

function media({ content: { pictures }, slug, title }: CataloguePlan, publicUrl: string): Media[] {
  const photos = pictures.filter((picture) => picture.kind === 'photo');
  const poster: Media = {
    src: `${publicUrl}/compartir/planes/${encodeURIComponent(slug)}.png`,
    type: 'image/png',
    rel: photos.length === 0 ? 'COVER' : 'GALLERY',
    title,
    caption: null,
    copyright: null,
  };
  return [
    ...photos.map(
      ({ file, alt, credit }, index): Media => ({
        src: publicUrl + file.replace(/\.webp$/, '.jpeg'),
        type: 'image/jpeg',
        rel: index === 0 ? 'COVER' : 'GALLERY',
        title: alt || null,
        caption: null,
        copyright: credit || null,
      }),
    ),
    poster,
  ];
}

function locations({ meeting, days }: PlanContent, { places, country }: ContentContext): Location[] {
  const at = (latitude: number, longitude: number, streetAddress: string | null): Location['place'] => ({
    latitude,
    longitude,
    postalAddress: {
      streetAddress,
      addressLocality: null,
      addressRegion: null,
      postalCode: null,
      addressCountry: country,
      postOfficeBoxNumber: null,
    },
    identifiers: NO_IDENTIFIERS,
    sameAs: [],
  });
  const start: Location = {
    title: meeting.name,
    shortDescription: meeting.note || null,
    types: ['START'],
    minutesTo: null,
    minutesAt: null,
    place: at(meeting.lat, meeting.lon, null),
  };
  const stops = days.flatMap((day) =>
    day.stops.flatMap((stop): Location[] => {
      const place = stop.place === null ? undefined : places.get(stop.place);
      if (!place) return [];
      return [
        {
          title: place.name,
          shortDescription: stop.note || stop.title,
          types: stop.included ? ['ITINERARY_ITEM', 'ADMISSION_INCLUDED'] : ['ITINERARY_ITEM'],
          minutesTo: null,
          minutesAt: stop.minutes,
          place: at(place.lat, place.lon, place.address),
        },
      ];
    }),
  );
  return [start, ...stops];
}

const LABELS: Record<PlanCategory, readonly CategoryLabel[]> = {
  archaeology: ['history', 'guided-tours'],
  city: ['walking-tours', 'guided-tours'],
  culture: ['history'],
  food: ['food'],
  sea: ['beaches', 'outdoors'],
  nature: ['outdoors'],
  adventure: ['outdoors', 'sports'],
  workshop: ['classes'],
  rental: [],
  transport: [],
};
const DIFFICULTY: readonly CategoryLabel[] = [
  'trip-difficulty-easy',
  'trip-difficulty-medium',
  'trip-difficulty-medium',
  'trip-difficulty-hard',
];

function labels(plan: CataloguePlan): CategoryLabel[] {
  const { category, content, difficulty, accessible, durationMinutes } = plan;
  const all: (CategoryLabel | false | undefined)[] = [
    ...LABELS[category],
    content.days.length > 1 && 'multi-day',
    content.days.length === 1 && durationMinutes >= 360 && 'day-trips',
    accessible && 'wheelchair-accessible',
    DIFFICULTY[difficulty - 1],
  ];
  return all.filter((label) => label !== false && label !== undefined);
}
