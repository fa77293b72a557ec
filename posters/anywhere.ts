import type { RegionArt } from './art.ts';
import { artesania } from './scenes/artesania.ts';
import { cafe } from './scenes/cafe.ts';
import { calle } from './scenes/calle.ts';
import { camino } from './scenes/camino.ts';
import { campamento } from './scenes/campamento.ts';
import { cascada } from './scenes/cascada.ts';
import { cuarto } from './scenes/cuarto.ts';
import { deporte } from './scenes/deporte.ts';
import { hostal } from './scenes/hostal.ts';
import { iglesia } from './scenes/iglesia.ts';
import { mercado } from './scenes/mercado.ts';
import { mirador } from './scenes/mirador.ts';
import { patio } from './scenes/patio.ts';
import { puente } from './scenes/puente.ts';
import { sendero } from './scenes/sendero.ts';
import { teatro } from './scenes/teatro.ts';
import { termas } from './scenes/termas.ts';
import { vitrina } from './scenes/vitrina.ts';

export const scenesAnywhere = {
  mercado: { label: 'Puestos de fruta en el mercado', fit: ['noon', 'gold', 'dawn'], draw: mercado },
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
  vitrina: { label: 'Piezas de museo en una vitrina', fit: ['noon', 'gold'], draw: vitrina },
} satisfies RegionArt['scenes'];

export const settingsAnywhere = {
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
} satisfies RegionArt['bySetting'];
