import type { Category } from './place.ts';

export const CATEGORY_NAMES: Record<Category, { one: string; many: string }> = {
  archaeological_site: { one: 'Sitio arqueológico', many: 'Sitios arqueológicos' },
  museum: { one: 'Museo', many: 'Museos' },
  historic_building: { one: 'Casona o edificio histórico', many: 'Casonas y edificios históricos' },
  church: { one: 'Iglesia', many: 'Iglesias' },
  square: { one: 'Plaza', many: 'Plazas' },
  beach: { one: 'Playa', many: 'Playas' },
  nature: { one: 'Naturaleza', many: 'Naturaleza' },
  viewpoint: { one: 'Mirador', many: 'Miradores' },
  water: { one: 'Laguna, río o cascada', many: 'Lagunas, ríos y cascadas' },
  town: { one: 'Pueblo', many: 'Pueblos' },
  market: { one: 'Mercado', many: 'Mercados' },
  food: { one: 'Dónde comer', many: 'Dónde comer' },
  lodging: { one: 'Dónde dormir', many: 'Dónde dormir' },
  shop: { one: 'Tienda', many: 'Tiendas' },
  activity: { one: 'Actividad', many: 'Actividades' },
  transport: { one: 'Transporte', many: 'Transporte' },
  service: { one: 'Servicio', many: 'Servicios' },
};

export const HOURS_CLASS_NAMES = {
  known: 'Horario publicado',
  open_space: 'Espacio abierto',
  assumed: 'Horario supuesto',
  unknown: 'Sin horario conocido',
} as const;
