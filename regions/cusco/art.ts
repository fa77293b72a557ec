import type { RegionArt } from '#posters/art.ts';
import { WEAVE } from '#posters/ink/motifs.ts';
import { andenes } from '#posters/scenes/andenes.ts';
import { arcoiris } from '#posters/scenes/arcoiris.ts';
import { artesania } from '#posters/scenes/artesania.ts';
import { cafe } from '#posters/scenes/cafe.ts';
import { calle } from '#posters/scenes/calle.ts';
import { camino } from '#posters/scenes/camino.ts';
import { campamento } from '#posters/scenes/campamento.ts';
import { cascada } from '#posters/scenes/cascada.ts';
import { ciudad } from '#posters/scenes/ciudad.ts';
import { ciudadela } from '#posters/scenes/ciudadela.ts';
import { cuarto } from '#posters/scenes/cuarto.ts';
import { deporte } from '#posters/scenes/deporte.ts';
import { hostal } from '#posters/scenes/hostal.ts';
import { iglesia } from '#posters/scenes/iglesia.ts';
import { laguna } from '#posters/scenes/laguna.ts';
import { mercado } from '#posters/scenes/mercado.ts';
import { mesa } from '#posters/scenes/mesa.ts';
import { mirador } from '#posters/scenes/mirador.ts';
import { moray } from '#posters/scenes/moray.ts';
import { muro } from '#posters/scenes/muro.ts';
import { noche } from '#posters/scenes/noche.ts';
import { ollanta } from '#posters/scenes/ollanta.ts';
import { patio } from '#posters/scenes/patio.ts';
import { portadaCusco } from '#posters/scenes/portada-cusco.ts';
import { puente } from '#posters/scenes/puente.ts';
import { qorikancha } from '#posters/scenes/qorikancha.ts';
import { raqchi } from '#posters/scenes/raqchi.ts';
import { sacsay } from '#posters/scenes/sacsay.ts';
import { salineras } from '#posters/scenes/salineras.ts';
import { sendero } from '#posters/scenes/sendero.ts';
import { teatro } from '#posters/scenes/teatro.ts';
import { tejidos } from '#posters/scenes/tejidos.ts';
import { termas } from '#posters/scenes/termas.ts';
import { tren } from '#posters/scenes/tren.ts';
import { vitrina } from '#posters/scenes/vitrina.ts';

/** The art of Cusco: stone grey, textile magenta and green, snow, Andean weave. */
export const art: RegionArt = {
  id: 'cusco',
  paper: '#F3EFE7',
  ink: '#1D1B24',
  accent: '#9C1550',
  rule: '#B3195C',
  motif: WEAVE,
  coast: false,
  warm: '#FFF6E6',
  dark: '#161A3A',
  palette: {
    snow: '#F8F5EC',
    ice: '#8FB0C9',
    stone: '#A9A8A2',
    piedra: '#B59A84',
    slate: '#737A84',
    granite: '#3A3F4A',
    magenta: '#C2185F',
    rosa: '#E7A9A6',
    lila: '#8E6A9A',
    green: '#1E6B4B',
    leaf: '#6D9A4E',
    lime: '#A8BF5A',
    ichu: '#E0BE62',
    ocre: '#B9793F',
    teja: '#B6502E',
    turq: '#2FA6A0',
    azul: '#1F5687',
    night: '#171D42',
    wood: '#5C3B2E',
    sal: '#E9E2D2',
    bone: '#F8F5EC',
    sand: '#DCCBA4',
    ochre: '#D09A48',
    yema: '#E0BE62',
    adobe: '#B98A66',
    clay: '#B6502E',
    oxblood: '#A8174F',
    pacific: '#24807F',
    foam: '#9CC3C4',
    deep: '#17483F',
    ink: '#2B2D38',
    morado: '#552453',
  },
  hours: {
    dawn: {
      sky: ['#5C82AC', '#9FB6CB', '#E6CBD2', '#F8DCC0'],
      haze: '#DFD0D6',
      sun: '#FFF3DE',
      tint: ['#E8A9B4', 0.08],
    },
    noon: { sky: ['#14548E', '#3F8ABB', '#95C6DA', '#E6F1EE'], haze: '#C9DFE6', sun: '#FFFBEF', tint: ['#FFFFFF', 0] },
    gold: {
      sky: ['#6E4579', '#C2647C', '#F0A67A', '#FBE2A6'],
      haze: '#EBBDA0',
      sun: '#FFF3D2',
      tint: ['#F09A55', 0.12],
    },
    dusk: {
      sky: ['#1B2250', '#4B2E6E', '#A83A75', '#F0928A'],
      haze: '#8A5386',
      sun: '#FFD3B0',
      tint: ['#3A2260', 0.25],
    },
    night: {
      sky: ['#0A122E', '#142248', '#26406E', '#4C7094'],
      haze: '#33507A',
      sun: '#F4F1E4',
      tint: ['#16244F', 0.4],
    },
    garua: {
      sky: ['#B7C3CB', '#CBD3D6', '#DCDFDE', '#ECEAE3'],
      haze: '#DADEDE',
      sun: '#FFFFFF',
      tint: ['#B9C4CA', 0.14],
    },
  },
  scenes: {
    andenes: { label: 'Andenes con nevados al fondo', fit: ['noon', 'dawn', 'gold'], draw: andenes },
    ciudadela: {
      label: 'Ciudadela inca entre la niebla',
      fit: ['dawn', 'garua', 'gold', 'noon'],
      mirror: false,
      draw: ciudadela,
    },
    ciudad: { label: 'Plaza Mayor y techos de teja', fit: ['gold', 'dawn', 'noon'], mirror: false, draw: ciudad },
    arcoiris: { label: 'Montaña de siete colores con caminantes', fit: ['noon', 'gold', 'dawn'], draw: arcoiris },
    laguna: { label: 'Laguna turquesa bajo un nevado', fit: ['dusk', 'noon', 'dawn'], draw: laguna },
    salineras: { label: 'Pozas de sal en la quebrada', fit: ['gold', 'noon', 'dawn'], draw: salineras },
    tejidos: { label: 'Tejidos andinos en un puesto', fit: ['noon', 'gold'], draw: tejidos },
    muro: { label: 'Calle de muro inca de noche', fit: ['night', 'dusk'], draw: muro },
    mercado: { label: 'Puestos de fruta en el mercado', fit: ['noon', 'gold', 'dawn'], draw: mercado },
    mesa: { label: 'Plato servido en la mesa', fit: ['noon', 'gold'], draw: mesa },
    noche: { label: 'Noche estrellada sobre muros antiguos', fit: ['night'], draw: noche },
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
    sacsay: { label: 'Murallas en zigzag de Sacsayhuamán', fit: ['noon', 'dawn', 'gold'], draw: sacsay },
    qorikancha: {
      label: 'Muro curvo del Qorikancha bajo el convento',
      fit: ['gold', 'noon', 'dusk', 'dawn'],
      draw: qorikancha,
    },
    moray: { label: 'Andenes circulares de Moray', fit: ['noon', 'gold', 'dawn'], draw: moray },
    ollanta: { label: 'Andenes y escalinata de Ollantaytambo', fit: ['dawn', 'noon', 'gold'], draw: ollanta },
    raqchi: { label: 'Gran muro de adobe y colcas de Raqchi', fit: ['gold', 'noon', 'dawn'], draw: raqchi },
    tren: { label: 'Tren junto al río entre montañas', fit: ['noon', 'dawn', 'gold'], draw: tren },
    portada: {
      label: 'Nevados, andenes y el valle',
      fit: ['noon', 'dawn', 'dusk', 'night'],
      mirror: false,
      draw: portadaCusco,
    },
    vitrina: { label: 'Piezas de museo en una vitrina', fit: ['noon', 'gold'], draw: vitrina },
  },
  byCategory: {
    archaeological_site: ['andenes', 'muro', 'sacsay', 'raqchi', 'ollanta'],
    museum: ['vitrina', 'tejidos', 'artesania'],
    historic_building: ['muro', 'patio', 'calle'],
    church: ['iglesia', 'qorikancha'],
    square: ['ciudad', 'calle'],
    beach: ['laguna'],
    nature: ['arcoiris', 'laguna', 'sendero'],
    viewpoint: ['mirador', 'andenes'],
    water: ['laguna', 'cascada', 'termas'],
    town: ['calle', 'ciudad', 'iglesia'],
    market: ['mercado', 'tejidos'],
    food: ['mesa', 'cafe', 'mercado'],
    lodging: ['hostal', 'patio', 'cuarto', 'campamento'],
    shop: ['tejidos', 'artesania'],
    activity: ['sendero', 'arcoiris', 'campamento'],
    transport: ['tren', 'camino'],
    service: ['calle', 'muro'],
  },
  bySetting: {
    laguna: ['laguna'],
    nevado: ['laguna', 'arcoiris'],
    salineras: ['salineras'],
    rio: ['tren', 'puente'],
    valle: ['andenes', 'tren'],
    humedal: ['laguna'],
    hotel: ['patio', 'hostal', 'cuarto'],
    casona: ['patio', 'calle'],
    convento: ['patio', 'qorikancha'],
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
    'machu-picchu': 'ciudadela',
    'parque-arqueologico-nacional-de-machu-picchu': 'ciudadela',
    sacsayhuaman: 'sacsay',
    'parque-arqueologico-nacional-de-saqsaywaman': 'sacsay',
    'plaza-de-armas': 'ciudad',
    'plaza-de-armas-del-cusco': 'ciudad',
    qorikancha: 'qorikancha',
    'sitio-arqueologico-de-qoricancha': 'qorikancha',
    'museo-de-sitio-qoricancha': 'qorikancha',
    moray: 'moray',
    'complejo-arqueologico-de-moray': 'moray',
    'salineras-de-maras': 'salineras',
    winikunka: 'arcoiris',
    vinicunca: 'arcoiris',
    'montana-winikunka': 'arcoiris',
    'cordillera-arco-iris-palccoyo': 'arcoiris',
    ollantaytambo: 'ollanta',
    'parque-arqueologico-de-ollantaytambo': 'ollanta',
    'pueblo-de-ollantaytambo': 'ollanta',
    pisac: 'andenes',
    'parque-arquelogico-de-pisaq': 'andenes',
    'parque-arqueologico-de-pisaq': 'andenes',
    raqchi: 'raqchi',
    'parque-arqueologico-de-raqchi': 'raqchi',
    qeswachaka: 'puente',
    'puente-colgante-de-qeswachaka': 'puente',
    humantay: 'laguna',
    'laguna-de-humantay': 'laguna',
    'calle-hatunrumiyoc': 'muro',
    'hatun-rumiyoc': 'muro',
  },
  fallback: 'andenes',
  empty: { night: 'noche', quiet: 'laguna' },
  hero: { scene: 'portada', day: 'dawn', night: 'dusk' },
};
