import type { Category } from '#features/places/contract/place.ts';
import { parseHours } from '#planner/hours/parse.ts';

/** Default values for facts that no source states. `stay` and `interest` (0 to 1000) are our estimates. */
export interface Kind {
  category: Category;
  label: string;
  /** Minutes of a typical visit. */
  stay: number;
  hours: { class: 'assumed' | 'open_space'; rule: string } | { class: 'unknown' };
  interest: number;
}

const DAYLIGHT = { class: 'open_space', rule: 'Mo-Su 06:00-18:00' } as const;
const STREET = { class: 'open_space', rule: 'Mo-Su 06:00-22:00' } as const;
export const isOwnEstimate = (rule: string): boolean => [DAYLIGHT, STREET].some((usual) => usual.rule === rule);
const UNKNOWN = { class: 'unknown' } as const;
const assumed = (rule: string) => ({ class: 'assumed', rule }) as const;

const kind = (category: Category, label: string, stay: number, interest: number, hours: Kind['hours']): Kind => ({
  category,
  label,
  stay,
  interest,
  hours,
});

const RUINS = assumed('Tu-Su 09:00-16:00');
const MUSEUM = assumed('Tu-Sa 09:00-16:00');
const WORKING_HOURS = assumed('Mo-Fr 09:30-16:30');
const CHURCH = assumed('Mo-Su 08:00-11:30,16:30-18:30');
const LUNCH = assumed('Mo-Su 12:00-16:00');
const EVENING = assumed('Mo-Su 18:00-22:00');

export const KINDS = {
  huaca: kind('archaeological_site', 'Huaca', 45, 200, RUINS),
  ruins: kind('archaeological_site', 'Sitio arqueológico', 60, 200, RUINS),
  archaeologicalPark: kind('archaeological_site', 'Parque arqueológico', 90, 300, RUINS),
  petroglyphs: kind('archaeological_site', 'Petroglifos', 60, 200, RUINS),
  rockArt: kind('archaeological_site', 'Pintura rupestre', 45, 180, RUINS),
  terraces: kind('archaeological_site', 'Andenes', 45, 200, RUINS),
  museum: kind('museum', 'Museo', 50, 350, MUSEUM),
  gallery: kind('museum', 'Galería', 30, 160, MUSEUM),
  house: kind('historic_building', 'Casona', 25, 260, WORKING_HOURS),
  building: kind('historic_building', 'Edificio histórico', 25, 220, WORKING_HOURS),
  wall: kind('historic_building', 'Muralla', 15, 180, STREET),
  gate: kind('historic_building', 'Portada', 10, 150, STREET),
  monument: kind('historic_building', 'Monumento', 10, 120, STREET),
  bridge: kind('historic_building', 'Puente', 30, 220, DAYLIGHT),
  heritage: kind('historic_building', 'Lugar histórico', 30, 220, DAYLIGHT),
  convent: kind('church', 'Convento', 45, 280, CHURCH),
  church: kind('church', 'Iglesia', 30, 260, CHURCH),
  chapel: kind('church', 'Capilla', 20, 180, CHURCH),
  cathedral: kind('church', 'Catedral', 45, 400, CHURCH),
  sanctuary: kind('church', 'Santuario', 30, 260, CHURCH),
  seminary: kind('church', 'Seminario', 40, 180, WORKING_HOURS),
  square: kind('square', 'Plaza', 30, 300, STREET),
  quarter: kind('town', 'Barrio', 60, 300, STREET),
  historicCentre: kind('town', 'Centro histórico', 120, 500, STREET),
  town: kind('town', 'Pueblo', 90, 240, STREET),
  beach: kind('beach', 'Playa', 90, 240, DAYLIGHT),
  pier: kind('beach', 'Muelle', 30, 240, DAYLIGHT),
  wetland: kind('nature', 'Humedal', 60, 260, DAYLIGHT),
  mountain: kind('nature', 'Cerro', 90, 220, DAYLIGHT),
  glacier: kind('nature', 'Nevado', 120, 260, DAYLIGHT),
  rocks: kind('nature', 'Bosque de piedras', 90, 240, DAYLIGHT),
  canyon: kind('nature', 'Cañón', 60, 240, DAYLIGHT),
  cave: kind('nature', 'Caverna', 45, 200, DAYLIGHT),
  valley: kind('nature', 'Valle', 60, 240, DAYLIGHT),
  reserve: kind('nature', 'Área natural protegida', 180, 280, DAYLIGHT),
  saltPans: kind('nature', 'Salineras', 75, 400, DAYLIGHT),
  wildlife: kind('nature', 'Centro de rescate de fauna', 60, 220, assumed('Mo-Su 09:00-16:00')),
  zoo: kind('nature', 'Zoológico', 90, 180, assumed('Tu-Su 10:00-16:30')),
  nature: kind('nature', 'Paraje natural', 60, 200, DAYLIGHT),
  viewpoint: kind('viewpoint', 'Mirador', 30, 240, DAYLIGHT),
  lake: kind('water', 'Laguna', 60, 280, DAYLIGHT),
  river: kind('water', 'Río', 45, 160, DAYLIGHT),
  waterfall: kind('water', 'Cascada', 60, 260, DAYLIGHT),
  spring: kind('water', 'Manantial', 40, 180, DAYLIGHT),
  baths: kind('water', 'Baños termales', 90, 260, assumed('Mo-Su 07:00-17:00')),
  market: kind('market', 'Mercado', 40, 140, assumed('Mo-Su 07:00-14:30')),
  fishMarket: kind('market', 'Terminal pesquero', 30, 60, assumed('Mo-Su 05:00-10:00')),
  craftMarket: kind('market', 'Mercado artesanal', 40, 220, assumed('Mo-Su 10:00-18:00')),
  restaurant: kind('food', 'Restaurante', 60, 120, LUNCH),
  cevicheria: kind('food', 'Cevichería', 60, 150, LUNCH),
  picanteria: kind('food', 'Picantería', 60, 150, LUNCH),
  chifa: kind('food', 'Chifa', 60, 110, assumed('Mo-Su 12:00-15:30,18:30-22:00')),
  polleria: kind('food', 'Pollería', 60, 110, EVENING),
  pizzeria: kind('food', 'Pizzería', 60, 110, EVENING),
  sandwiches: kind('food', 'Sanguchería', 40, 110, EVENING),
  fastFood: kind('food', 'Comida rápida', 40, 80, EVENING),
  iceCream: kind('food', 'Heladería', 30, 110, assumed('Mo-Su 11:00-20:00')),
  cafe: kind('food', 'Cafetería', 40, 120, assumed('Mo-Sa 09:00-20:00')),
  bakery: kind('food', 'Dulcería', 30, 100, assumed('Mo-Sa 09:00-20:00')),
  bar: kind('food', 'Bar', 60, 80, EVENING),
  hotel: kind('lodging', 'Hotel', 0, 90, UNKNOWN),
  hostal: kind('lodging', 'Hostal', 0, 80, UNKNOWN),
  guestHouse: kind('lodging', 'Hospedaje', 0, 75, UNKNOWN),
  apartment: kind('lodging', 'Departamento', 0, 60, UNKNOWN),
  camping: kind('lodging', 'Camping', 0, 70, UNKNOWN),
  theatre: kind('activity', 'Teatro', 90, 140, UNKNOWN),
  artsCentre: kind('activity', 'Centro cultural', 40, 140, WORKING_HOURS),
  cockpit: kind('activity', 'Coliseo de gallos', 60, 0, UNKNOWN),
  attraction: kind('activity', 'Atractivo', 40, 150, UNKNOWN),
  farm: kind('activity', 'Agroturismo', 90, 180, UNKNOWN),
  science: kind('activity', 'Centro de interpretación', 45, 200, assumed('Tu-Su 09:00-16:00')),
} satisfies Record<string, Kind>;

/**
 * Replaces the kind's hours by the hours that the editors know.
 * @throws Error if the hours cannot be read
 */
export function withUsualHours(of: Kind, rule: string | undefined): Kind {
  if (rule === undefined) return of;
  if (!parseHours(rule).ok) throw new Error(`the editors' hours must be readable: ${rule}`);
  return { ...of, hours: assumed(rule) };
}

type Tags = Record<string, string | undefined>;

const BY_NAME: [RegExp, Kind][] = [
  [/^(restaurant y )?(cevicher|cebicher)[ií]a\b/i, KINDS.cevicheria],
  [/\bpicanter[ií]a\b/i, KINDS.picanteria],
  [/\bchifa\b/i, KINDS.chifa],
  [/\b(poller[ií]a|pollos)\b/i, KINDS.polleria],
  [/\bpizz(a|er[ií]a)\b/i, KINDS.pizzeria],
  [/\bs[aá]ngu?w?ucher[ií]a\b/i, KINDS.sandwiches],
  [/\bdulcer[ií]a\b/i, KINDS.bakery],
];

const LODGING: Record<string, Kind | undefined> = {
  hotel: KINDS.hotel,
  hostel: KINDS.hostal,
  guest_house: KINDS.guestHouse,
  apartment: KINDS.apartment,
  camp_site: KINDS.camping,
};

export function kindOfTags(tags: Tags, name: string): Kind | null {
  const { tourism, historic, amenity, natural, archaeological_site: site } = tags;
  const lodging = LODGING[tourism ?? ''];
  if (lodging && (!amenity || /\b(hotel|hostal|hostel|hospedaje)\b/i.test(name))) return lodging;
  if (amenity === 'restaurant' || amenity === 'fast_food' || amenity === 'cafe') return kindOfFood(tags, name);
  if (amenity === 'bar' || amenity === 'pub') return KINDS.bar;
  if (amenity === 'ice_cream') return KINDS.iceCream;
  if (amenity === 'marketplace') return /terminal pesquero/i.test(name) ? KINDS.fishMarket : KINDS.market;
  if (amenity === 'theatre') return KINDS.theatre;
  if (amenity === 'arts_centre') return KINDS.artsCentre;
  if (amenity === 'place_of_worship') return KINDS.church;
  if (tourism === 'museum') return /^huaca\b/i.test(name) ? KINDS.huaca : KINDS.museum;
  if (tourism === 'gallery') return KINDS.gallery;
  if (tourism === 'zoo') return KINDS.zoo;
  if (tourism === 'viewpoint') return KINDS.viewpoint;
  if (lodging) return lodging;
  if (site === 'petroglyph') return KINDS.petroglyphs;
  if (historic && /^huacas?\b/i.test(name)) return KINDS.huaca;
  if (historic === 'archaeological_site' || historic === 'ruins' || historic === 'tomb') return KINDS.ruins;
  if (historic === 'building') return KINDS.house;
  if (historic === 'monument' || historic === 'memorial') return KINDS.monument;
  if (historic === 'citywalls') return KINDS.wall;
  if (historic === 'city_gate') return KINDS.gate;
  if (natural === 'beach') return KINDS.beach;
  if (tourism === 'attraction') return kindOfAttraction(name);
  return kindOfOpenSpace(tags, name);
}

/** Mappers tag many squares as parks. */
function kindOfOpenSpace({ place, leisure, man_made: built, waterway }: Tags, name: string): Kind | null {
  const isSquare = (leisure === 'park' || leisure === 'garden') && /^(plaza|plazuela|plazoleta)\b/i.test(name);
  if (place === 'square' || isSquare) return KINDS.square;
  if (built === 'pier') return KINDS.pier;
  if (waterway === 'waterfall') return KINDS.waterfall;
  return leisure === 'nature_reserve' ? KINDS.reserve : null;
}

function kindOfFood({ amenity, cuisine = '' }: Tags, name: string): Kind {
  const known = BY_NAME.find(([pattern]) => pattern.test(name));
  if (known) return known[1];
  if (/ceviche/i.test(cuisine)) return KINDS.cevicheria;
  if (/ice_cream/.test(cuisine)) return KINDS.iceCream;
  if (/chinese/.test(cuisine)) return KINDS.chifa;
  if (/pizza/.test(cuisine)) return KINDS.pizzeria;
  if (amenity === 'cafe') return KINDS.cafe;
  return amenity === 'fast_food' ? KINDS.fastFood : KINDS.restaurant;
}

function kindOfAttraction(name: string): Kind {
  if (/^la gallera\b/i.test(name)) return KINDS.cockpit;
  if (/^huaca\b/i.test(name)) return KINDS.huaca;
  if (/^mirador|mirador$/i.test(name)) return KINDS.viewpoint;
  if (/^(óvalo|ovalo|monumento|estatua)\b/i.test(name)) return KINDS.monument;
  if (/^casa\b/i.test(name)) return KINDS.house;
  return KINDS.attraction;
}

/** The patterns match lower case without accents. More specific patterns come first. */
const INVENTORY: [RegExp, Kind][] = [
  [/parques? arqueologico/, KINDS.archaeologicalPark],
  [/petroglifo/, KINDS.petroglyphs],
  [/pintura rupestre/, KINDS.rockArt],
  [/andenes/, KINDS.terraces],
  [/sitios arqueologicos/, KINDS.ruins],
  [/museos y otros/, KINDS.museum],
  [/catedral/, KINDS.cathedral],
  [/convento/, KINDS.convent],
  [/capilla/, KINDS.chapel],
  [/santuario(?!.*historico)/, KINDS.sanctuary],
  [/iglesia|templo|complejo monumental/, KINDS.church],
  [/escuela o colegio/, KINDS.seminary],
  [/muelles/, KINDS.pier],
  [/puentes/, KINDS.bridge],
  [/miradores/, KINDS.viewpoint],
  [/plaza/, KINDS.square],
  [/barrios/, KINDS.quarter],
  [/centros historicos/, KINDS.historicCentre],
  [/casa|casona|molino|cuartel/, KINDS.house],
  [/ferias/, KINDS.craftMarket],
  [/pueblos/, KINDS.town],
  [/humedal/, KINDS.wetland],
  [/cuerpo de agua/, KINDS.lake],
  [/corrientes de agua/, KINDS.river],
  [/caidas de agua/, KINDS.waterfall],
  [/agua termo/, KINDS.baths],
  [/manantiales/, KINDS.spring],
  [/costas/, KINDS.beach],
  [/salinas/, KINDS.saltPans],
  [/nevado|cordillera/, KINDS.glacier],
  [/montanas/, KINDS.mountain],
  [/canones|quebradas/, KINDS.canyon],
  [/cavidades/, KINDS.cave],
  [/valles/, KINDS.valley],
  [/areas protegidas/, KINDS.reserve],
  [/formaciones rocosas/, KINDS.rocks],
  [/paisajisticas/, KINDS.viewpoint],
  [/rescate o conservacion|mariposario/, KINDS.wildlife],
  [/cientificos/, KINDS.science],
  [/agropecuarias/, KINDS.farm],
  [/arquitectura|lugares historicos/, KINDS.heritage],
  [/^o\. otros|sitios naturales/, KINDS.nature],
];

/** Returns null for rows that are not places, such as folklore and events. */
export function kindOfInventory(category: string, type: string, subtype: string): Kind | null {
  if (!/^[124]\./.test(category.trim())) return type.trim() === 'Ferias y Mercados' ? KINDS.craftMarket : null;
  const words = plain(`${subtype} ${type} ${category}`);
  return INVENTORY.find(([pattern]) => pattern.test(words))?.[1] ?? KINDS.attraction;
}

const NAMED: Record<string, Kind> = {
  archaeological_site: KINDS.ruins,
  museum: KINDS.museum,
  historic_building: KINDS.building,
  historic_house: KINDS.house,
  historic_centre: KINDS.historicCentre,
  heritage: KINDS.heritage,
  bridge: KINDS.bridge,
  church: KINDS.church,
  convent: KINDS.convent,
  seminary: KINDS.seminary,
  square: KINDS.square,
  neighbourhood: KINDS.quarter,
  town: KINDS.town,
  beach: KINDS.beach,
  pier: KINDS.pier,
  wetland: KINDS.wetland,
  mountain: KINDS.mountain,
  rock_formation: KINDS.rocks,
  viewpoint: KINDS.viewpoint,
  waterfall: KINDS.waterfall,
  lake: KINDS.lake,
  river: KINDS.river,
  hot_spring: KINDS.baths,
  saltworks: KINDS.saltPans,
  canyon: KINDS.canyon,
  cave: KINDS.cave,
  valley: KINDS.valley,
  protected_area: KINDS.reserve,
  nature_other: KINDS.nature,
  science_centre: KINDS.science,
  agrotourism: KINDS.farm,
  market: KINDS.market,
  other: KINDS.attraction,
};

export function kindOfName(category: string): Kind | null {
  return NAMED[category] ?? null;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
