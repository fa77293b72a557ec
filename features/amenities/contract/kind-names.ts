import type { AmenityKind } from './amenity.ts';

export const AMENITY_NAMES: Record<AmenityKind, { one: string; many: string }> = {
  pharmacy: { one: 'Farmacia', many: 'Farmacias' },
  hospital: { one: 'Hospital', many: 'Hospitales' },
  clinic: { one: 'Centro de salud', many: 'Centros de salud y clínicas' },
  police: { one: 'Policía', many: 'Policía' },
  fire_station: { one: 'Bomberos', many: 'Bomberos' },
  bank: { one: 'Banco', many: 'Bancos' },
  atm: { one: 'Cajero automático', many: 'Cajeros automáticos' },
  exchange: { one: 'Casa de cambio', many: 'Casas de cambio' },
  fuel: { one: 'Grifo', many: 'Grifos' },
  parking: { one: 'Estacionamiento', many: 'Estacionamientos' },
  bus_station: { one: 'Terminal de buses', many: 'Terminales de buses' },
  toilets: { one: 'Baños públicos', many: 'Baños públicos' },
  information: { one: 'Información turística', many: 'Información turística' },
  supermarket: { one: 'Supermercado', many: 'Supermercados' },
  laundry: { one: 'Lavandería', many: 'Lavanderías' },
};
