import type { RegionArt } from '#posters/art.ts';
import { FRET } from '#posters/ink/motifs.ts';
import { artesania } from '#posters/scenes/artesania.ts';
import { brujo } from '#posters/scenes/brujo.ts';
import { cafe } from '#posters/scenes/cafe.ts';
import { calle } from '#posters/scenes/calle.ts';
import { camino } from '#posters/scenes/camino.ts';
import { campamento } from '#posters/scenes/campamento.ts';
import { cascada } from '#posters/scenes/cascada.ts';
import { casona } from '#posters/scenes/casona.ts';
import { chanchan } from '#posters/scenes/chanchan.ts';
import { cuarto } from '#posters/scenes/cuarto.ts';
import { deporte } from '#posters/scenes/deporte.ts';
import { dragon } from '#posters/scenes/dragon.ts';
import { dunas } from '#posters/scenes/dunas.ts';
import { friso } from '#posters/scenes/friso.ts';
import { hostal } from '#posters/scenes/hostal.ts';
import { hotel } from '#posters/scenes/hotel.ts';
import { huaca } from '#posters/scenes/huaca.ts';
import { huanchaco } from '#posters/scenes/huanchaco.ts';
import { humedal } from '#posters/scenes/humedal.ts';
import { iglesia } from '#posters/scenes/iglesia.ts';
import { mercado } from '#posters/scenes/mercado.ts';
import { mesa } from '#posters/scenes/mesa.ts';
import { mirador } from '#posters/scenes/mirador.ts';
import { museo } from '#posters/scenes/museo.ts';
import { noche } from '#posters/scenes/noche.ts';
import { olas } from '#posters/scenes/olas.ts';
import { patio } from '#posters/scenes/patio.ts';
import { pelicanos } from '#posters/scenes/pelicanos.ts';
import { plaza } from '#posters/scenes/plaza.ts';
import { portadaTrujillo } from '#posters/scenes/portada-trujillo.ts';
import { puente } from '#posters/scenes/puente.ts';
import { sendero } from '#posters/scenes/sendero.ts';
import { teatro } from '#posters/scenes/teatro.ts';
import { termas } from '#posters/scenes/termas.ts';
import { valle } from '#posters/scenes/valle.ts';
import { vitrina } from '#posters/scenes/vitrina.ts';

/** The art of Trujillo and the Moche valley: adobe, ochre, bone, oxblood, Pacific blue-green, night indigo. */
export const art: RegionArt = {
  id: 'trujillo',
  paper: '#F6ECD7',
  ink: '#271812',
  accent: '#7A2320',
  rule: '#A8502D',
  motif: FRET,
  coast: true,
  warm: '#FFF1CF',
  dark: '#2A1840',
  palette: {
    bone: '#F5E8CC',
    sand: '#E7C892',
    ochre: '#DC9C38',
    yema: '#EDB84B',
    adobe: '#C8783F',
    clay: '#A24F30',
    oxblood: '#702022',
    pacific: '#1F7378',
    foam: '#93C3B7',
    deep: '#11444E',
    azul: '#3C6E97',
    night: '#1D2350',
    ink: '#251618',
    leaf: '#5C7A3C',
    lime: '#A9B455',
    wood: '#6B3D26',
    stone: '#B9AFA0',
    rosa: '#D9819A',
    morado: '#4B1D46',
  },
  hours: {
    dawn: {
      sky: ['#6FA7A8', '#A9CBBB', '#F0DCB4', '#F6BE8C'],
      haze: '#F0D3AE',
      sun: '#FFF0CB',
      tint: ['#F0A98A', 0.1],
    },
    noon: {
      sky: ['#1F858F', '#58ACA8', '#A9D2C2', '#F0E6C8'],
      haze: '#DDE3CC',
      sun: '#FFF6DC',
      tint: ['#FFF0CF', 0.02],
    },
    gold: {
      sky: ['#C4532B', '#E0853A', '#F0B457', '#FADFA0'],
      haze: '#F3C582',
      sun: '#FFF3CC',
      tint: ['#EE9136', 0.13],
    },
    dusk: {
      sky: ['#262A5C', '#64365F', '#B84C4B', '#F2A462'],
      haze: '#A85C62',
      sun: '#FBCB84',
      tint: ['#4A2458', 0.26],
    },
    night: {
      sky: ['#0E1338', '#18214F', '#28396C', '#4A668E'],
      haze: '#3A5283',
      sun: '#F6EED2',
      tint: ['#1B2658', 0.44],
    },
    garua: {
      sky: ['#A9BDB7', '#C2CDC0', '#DAD9C7', '#EBE3CC'],
      haze: '#DDDBCB',
      sun: '#FBF3DD',
      tint: ['#B3BDB4', 0.16],
    },
  },
  scenes: {
    huaca: { label: 'Huaca de adobe al pie de un cerro', fit: ['gold', 'dawn', 'noon', 'dusk'], draw: huaca },
    friso: { label: 'Friso moche con el rostro de la montaña', fit: ['noon', 'gold'], draw: friso },
    chanchan: { label: 'Pasaje de muros calados de Chan Chan', fit: ['noon', 'gold', 'dawn'], draw: chanchan },
    huanchaco: {
      label: 'Caballitos de totora secando en la playa',
      fit: ['dawn', 'garua', 'gold', 'noon'],
      draw: huanchaco,
    },
    olas: { label: 'Ola izquierda con un muelle al fondo', fit: ['dusk', 'gold', 'dawn'], mirror: false, draw: olas },
    casona: { label: 'Casona con balcón y ventana de reja', fit: ['noon', 'gold', 'dawn'], draw: casona },
    plaza: {
      label: 'Plaza de Armas con catedral y monumento',
      fit: ['dawn', 'noon', 'gold'],
      mirror: false,
      draw: plaza,
    },
    museo: { label: 'Huaco retrato en una sala', fit: ['noon', 'gold'], draw: museo },
    mercado: { label: 'Puestos de fruta en el mercado', fit: ['noon', 'gold', 'dawn'], draw: mercado },
    mesa: { label: 'Plato de ceviche servido en la mesa', fit: ['noon', 'gold'], draw: mesa },
    hotel: { label: 'Hotel iluminado con palmeras', fit: ['dusk', 'night'], draw: hotel },
    dunas: { label: 'Dunas con caminantes', fit: ['gold', 'noon', 'dawn'], draw: dunas },
    valle: { label: 'Surcos de caña en el valle', fit: ['noon', 'dawn', 'gold'], draw: valle },
    humedal: { label: 'Garza entre totorales', fit: ['dawn', 'garua', 'noon'], draw: humedal },
    noche: { label: 'Noche estrellada sobre muros de adobe', fit: ['night'], draw: noche },
    pelicanos: { label: 'Pelícanos sobre los pilotes del puerto', fit: ['garua', 'dawn', 'noon'], draw: pelicanos },
    patio: { label: 'Patio colonial con arquerías y fuente', fit: ['noon', 'gold', 'dusk', 'dawn'], draw: patio },
    cuarto: { label: 'Habitación con ventana al paisaje', fit: ['gold', 'dawn', 'noon', 'night'], draw: cuarto },
    hostal: { label: 'Hospedaje en una calle tranquila', fit: ['dusk', 'noon', 'gold', 'night'], draw: hostal },
    cafe: { label: 'Taza de café y pan recién hecho', fit: ['noon', 'gold', 'dusk'], draw: cafe },
    artesania: { label: 'Piezas de cerámica pintada en repisas', fit: ['noon', 'gold'], draw: artesania },
    iglesia: { label: 'Iglesia colonial con campanario', fit: ['noon', 'gold', 'dawn', 'dusk'], draw: iglesia },
    teatro: { label: 'Baile sobre un escenario', fit: ['noon', 'gold'], draw: teatro },
    campamento: { label: 'Carpas y fogata al anochecer', fit: ['dusk', 'night', 'dawn'], draw: campamento },
    deporte: { label: 'Partido en un estadio', fit: ['noon', 'gold', 'night', 'dusk'], draw: deporte },
    camino: { label: 'Bus en una carretera entre cerros', fit: ['gold', 'noon', 'dawn', 'dusk'], draw: camino },
    termas: { label: 'Baños de agua caliente entre piedras', fit: ['dawn', 'noon', 'dusk', 'gold'], draw: termas },
    puente: { label: 'Puente colgante de fibra sobre un río', fit: ['noon', 'dawn', 'gold'], draw: puente },
    sendero: { label: 'Sendero con caminantes y señal', fit: ['noon', 'gold', 'dawn'], draw: sendero },
    mirador: { label: 'Mirador con vista amplia', fit: ['gold', 'dusk', 'noon', 'dawn'], draw: mirador },
    cascada: { label: 'Cascada en dos saltos sobre una poza', fit: ['noon', 'dawn', 'gold'], draw: cascada },
    calle: { label: 'Calle de casonas pintadas', fit: ['gold', 'noon', 'dusk', 'night'], draw: calle },
    dragon: { label: 'Muros en relieve de la Huaca Arco Iris', fit: ['noon', 'gold', 'dawn'], draw: dragon },
    brujo: { label: 'Señora de Cao con diadema y nariguera', fit: ['noon', 'gold'], draw: brujo },
    portada: {
      label: 'Del adobe al mar: huaca, campos y caballitos de totora',
      fit: ['dawn', 'gold', 'dusk', 'night'],
      mirror: false,
      draw: portadaTrujillo,
    },
    vitrina: { label: 'Piezas de museo en una vitrina', fit: ['noon', 'gold'], draw: vitrina },
  },
  byCategory: {
    archaeological_site: ['huaca', 'friso', 'noche'],
    museum: ['museo', 'vitrina'],
    historic_building: ['casona', 'calle', 'patio'],
    church: ['iglesia'],
    square: ['plaza', 'calle'],
    beach: ['huanchaco', 'olas', 'pelicanos'],
    nature: ['humedal', 'dunas', 'valle', 'sendero'],
    viewpoint: ['mirador', 'dunas'],
    water: ['humedal', 'cascada', 'pelicanos'],
    town: ['calle', 'valle', 'iglesia'],
    market: ['mercado', 'artesania'],
    food: ['mesa', 'cafe', 'mercado'],
    lodging: ['hotel', 'hostal', 'patio', 'cuarto'],
    shop: ['artesania', 'mercado'],
    activity: ['olas', 'sendero', 'dunas', 'deporte'],
    transport: ['camino'],
    service: ['casona', 'calle'],
  },
  bySetting: {
    huaca: ['huaca', 'noche', 'friso'],
    muralla: ['chanchan'],
    humedal: ['humedal'],
    laguna: ['humedal'],
    rio: ['humedal', 'valle'],
    valle: ['valle'],
    muelle: ['pelicanos', 'olas'],
    'terminal-pesquero': ['pelicanos'],
    cevicheria: ['mesa'],
    hotel: ['hotel', 'patio', 'cuarto'],
    casona: ['casona', 'patio'],
    convento: ['patio', 'iglesia'],
    cascada: ['cascada'],
    mirador: ['mirador'],
    teatro: ['teatro'],
    'centro-cultural': ['teatro', 'vitrina'],
    camping: ['campamento'],
    cafeteria: ['cafe'],
    dulceria: ['cafe'],
    heladeria: ['cafe'],
    capilla: ['iglesia'],
    'mercado-artesanal': ['artesania'],
    'banos-termales': ['termas'],
    manantial: ['termas', 'cascada'],
    barrio: ['calle'],
    'centro-historico': ['calle'],
    puente: ['puente'],
    estadio: ['deporte'],
    'coliseo-de-gallos': ['deporte'],
    caverna: ['cascada', 'sendero'],
    'bosque-de-piedras': ['sendero'],
    canon: ['puente', 'sendero'],
    cerro: ['sendero', 'mirador'],
    hostal: ['hostal', 'cuarto', 'patio'],
    hospedaje: ['cuarto', 'hostal', 'patio'],
    departamento: ['cuarto'],
  },
  flagships: {
    'huaca-de-la-luna': 'friso',
    'complejo-arqueologico-huacas-de-moche': 'friso',
    'huaca-del-sol': 'huaca',
    'huacas-del-sol': 'huaca',
    'museo-huacas-de-moche': 'museo',
    'huacas-del-sol-y-la-luna': 'huaca',
    'chan-chan': 'chanchan',
    'complejo-arqueologico-chan-chan': 'chanchan',
    'conjunto-amurallado-nik-an': 'chanchan',
    'palacio-nik-an': 'chanchan',
    'palacio-amurallado-nik-an': 'chanchan',
    'museo-de-sitio-chan-chan': 'chanchan',
    'huaca-arcoiris': 'dragon',
    'huaca-arco-iris': 'dragon',
    'huaca-del-dragon': 'dragon',
    'huaca-el-dragon': 'dragon',
    'plaza-de-armas': 'plaza',
    'plaza-mayor': 'plaza',
    'centro-historico-de-trujillo': 'calle',
    'casa-urquiaga': 'casona',
    'casa-de-la-emancipacion': 'patio',
    'palacio-iturregui': 'patio',
    huanchaco: 'huanchaco',
    'balneario-de-huanchaco': 'huanchaco',
    'muelle-de-huanchaco': 'huanchaco',
    'catarata-de-marto': 'cascada',
    'cerro-orga': 'sendero',
    'bosque-de-piedra-shamana': 'sendero',
    'playa-huanchaco': 'huanchaco',
    'playa-de-huanchaco': 'huanchaco',
    salaverry: 'pelicanos',
    'playa-salaverry': 'pelicanos',
    'el-brujo': 'brujo',
    'complejo-arqueologico-el-brujo': 'brujo',
    'museo-de-cao': 'brujo',
    conache: 'dunas',
    'dunas-de-conache': 'dunas',
    'laguna-de-conache': 'dunas',
  },
  fallback: 'valle',
  empty: { night: 'noche', quiet: 'dunas' },
  hero: { scene: 'portada', day: 'dawn', night: 'dusk' },
};
