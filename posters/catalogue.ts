import { scenesAnywhere } from './anywhere.ts';
import type { RegionArt } from './art.ts';
import { casona } from './scenes/casona.ts';
import { dunas } from './scenes/dunas.ts';
import { hotel } from './scenes/hotel.ts';
import { humedal } from './scenes/humedal.ts';
import { mesa } from './scenes/mesa.ts';
import { olas } from './scenes/olas.ts';
import { pelicanos } from './scenes/pelicanos.ts';
import { valle } from './scenes/valle.ts';

/** The scenes that a region can name in its `look.json`. They use only shared inks and show no well-known place. */
export const SCENE_CATALOGUE: RegionArt['scenes'] = {
  ...scenesAnywhere,
  casona: { label: 'Casona con balcón y ventana de reja', fit: ['noon', 'gold', 'dawn'], draw: casona },
  dunas: { label: 'Dunas con caminantes', fit: ['gold', 'noon', 'dawn'], draw: dunas },
  hotel: { label: 'Hotel iluminado con palmeras', fit: ['dusk', 'night'], draw: hotel },
  humedal: { label: 'Garza entre totorales', fit: ['dawn', 'garua', 'noon'], draw: humedal },
  mesa: { label: 'Plato servido en la mesa', fit: ['noon', 'gold'], draw: mesa },
  olas: { label: 'Ola izquierda con un muelle al fondo', fit: ['dusk', 'gold', 'dawn'], mirror: false, draw: olas },
  pelicanos: { label: 'Pelícanos sobre los pilotes del puerto', fit: ['garua', 'dawn', 'noon'], draw: pelicanos },
  valle: { label: 'Surcos en el valle', fit: ['noon', 'dawn', 'gold'], draw: valle },
};
