import { plainWord } from '#features/imports/contract/plain-word.ts';
import { KINDS, type Kind } from '#features/places/api/public.ts';
import { CATEGORY_NAMES } from '#features/places/contract/category-names.ts';
import { CATEGORIES, type Category } from '#features/places/contract/place.ts';

export type KindId = keyof typeof KINDS;

const all = Object.entries(KINDS) as [KindId, Kind][];

/** Further words of inventories, of Wikivoyage and of OpenStreetMap, in lower case without accents. */
const WORDS: Partial<Record<KindId, readonly string[]>> = {
  attraction: [
    'see',
    'do',
    'atractivo turistico',
    'recurso turistico',
    'lugar turistico',
    'otro',
    'otros',
    'atraccion',
  ],
  restaurant: ['eat', 'restaurante', 'restaurant', 'comida', 'gastronomia', 'restaurantes y afines'],
  bar: ['drink', 'pub', 'discoteca', 'bar restaurante'],
  hotel: ['sleep', 'hotel', 'alojamiento', 'hoteles'],
  hostal: ['hostel', 'hostales', 'albergue'],
  guestHouse: ['hospedajes', 'guest house', 'casa de huespedes', 'bed and breakfast', 'casa hospedaje'],
  museum: ['museum', 'museos', 'museo de sitio', 'casa museo'],
  ruins: [
    'archaeological site',
    'archaeological_site',
    'sitio arqueologico',
    'ruinas',
    'complejo arqueologico',
    'zona arqueologica',
    'monumento arqueologico',
  ],
  church: ['church', 'templo', 'iglesias', 'iglesia colonial', 'place_of_worship'],
  beach: ['beach', 'playas', 'balneario'],
  square: ['square', 'plazuela', 'plaza de armas', 'parque', 'plazas'],
  viewpoint: ['viewpoint', 'miradores'],
  market: ['market', 'mercados', 'buy', 'feria'],
  house: ['historic_building', 'casa colonial', 'casona colonial', 'casa historica', 'casonas'],
  cafe: ['cafe', 'cafeterias', 'coffee'],
  waterfall: ['catarata', 'waterfall', 'cataratas', 'caida de agua'],
  lake: ['lago', 'lake', 'lagunas'],
  reserve: ['reserva', 'area protegida', 'parque nacional', 'santuario historico', 'coto de caza'],
  town: ['caserio', 'centro poblado', 'town', 'village', 'city'],
  baths: ['aguas termales', 'termas'],
  fastFood: ['fast food', 'comida rapida', 'hamburgueseria'],
  iceCream: ['heladeria'],
  camping: ['campamento'],
};

const byWord = new Map<string, KindId>();
for (const [id, { label }] of all) byWord.set(plainWord(label), id);
for (const [id, words] of Object.entries(WORDS) as [KindId, readonly string[]][])
  for (const word of words) if (!byWord.has(word)) byWord.set(word, id);

/** Returns null if the word names no known kind. */
export function kindOfWord(text: string): KindId | null {
  const word = plainWord(text);
  if (word === '') return null;
  return byWord.get(word) ?? byWord.get(singular(word)) ?? byWord.get(firstPart(word)) ?? null;
}

/** "Museo de la Nación" is a museum, whatever its column says. Only the first words of a name count. */
export function kindOfName(name: string): KindId | null {
  const words = plainWord(name).split(' ');
  return byWord.get(words.slice(0, 2).join(' ')) ?? byWord.get(words[0] ?? '') ?? null;
}

/** The kind of a place that the site has already. */
export function kindOfPlace({ category, kindLabel }: { category: Category; kindLabel: string }): Kind {
  const same = all.find(([, kind]) => kind.category === category && kind.label === kindLabel);
  const alike = same ?? all.find(([, kind]) => kind.category === category);
  return { ...(alike?.[1] ?? KINDS.attraction), category, label: kindLabel };
}

/** Choices for a person, in the order of the categories. */
export const KIND_CHOICES = CATEGORIES.flatMap((category) =>
  all
    .filter(([, kind]) => kind.category === category)
    .map(([id, { label }]) => ({ id, label, group: CATEGORY_NAMES[category].many })),
);

export const isKindId = (id: string): id is KindId => Object.hasOwn(KINDS, id);

const singular = (word: string): string => word.replace(/(?<=[aeiou])s\b/g, '').replace(/(?<=[lnrdz])es\b/g, '');

/** "Restaurante / Bar" and "Hotel, 3 estrellas" begin with their kind. */
const firstPart = (word: string): string => word.split(' ')[0]!;
