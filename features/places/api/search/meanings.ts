import type { SearchMeaning } from '#regions/search-schema.ts';

/** Words of all regions. Words of one region are in its `search.json`. */
export const COMMON_MEANINGS: readonly SearchMeaning[] = [
  {
    words: ['hotel', 'alojamiento', 'donde dormir', 'dormir', 'hospedarse'],
    label: 'Hoteles',
    kinds: ['Hotel'],
    also: ['Hostal', 'Hospedaje', 'Departamento', 'Camping'],
  },
  {
    words: ['restaurante', 'restaurant', 'donde comer', 'comer', 'almorzar', 'almuerzo', 'cenar', 'cena', 'comida'],
    label: 'Restaurantes',
    kinds: ['Restaurante', 'Cevichería', 'Picantería', 'Chifa', 'Pollería', 'Pizzería'],
    also: ['Sanguchería', 'Comida rápida', 'Cafetería', 'Heladería', 'Dulcería'],
  },
  { words: ['pizza', 'pizzeria'], label: 'Pizzerías', kinds: ['Pizzería'] },
  { words: ['chifa', 'comida china'], label: 'Chifas', kinds: ['Chifa'] },
  { words: ['cafe', 'cafeteria', 'desayuno', 'desayunar'], label: 'Cafeterías', kinds: ['Cafetería'] },
  { words: ['helado', 'heladeria'], label: 'Heladerías', kinds: ['Heladería'] },
  { words: ['sanguche', 'sandwich', 'sangucheria'], label: 'Sangucherías', kinds: ['Sanguchería'] },
  { words: ['museo'], label: 'Museos', kinds: ['Museo'], also: ['Galería'] },
  {
    words: ['iglesia', 'templo', 'parroquia'],
    label: 'Iglesias',
    kinds: ['Iglesia', 'Catedral', 'Santuario'],
    also: ['Convento', 'Capilla', 'Seminario'],
  },
  {
    words: [
      'ruinas',
      'arqueologia',
      'sitio arqueologico',
      'zona arqueologica',
      'complejo arqueologico',
      'restos arqueologicos',
      'yacimiento',
    ],
    label: 'Sitios arqueológicos',
    kinds: ['Sitio arqueológico', 'Parque arqueológico', 'Huaca', 'Andenes'],
    also: ['Petroglifos', 'Pintura rupestre'],
  },
  { words: ['casona', 'casa colonial'], label: 'Casonas', kinds: ['Casona', 'Edificio histórico'] },
  { words: ['playa', 'balneario'], label: 'Playas', kinds: ['Playa'], also: ['Muelle'] },
  { words: ['laguna', 'lago'], label: 'Lagunas', kinds: ['Laguna'] },
  { words: ['cascada', 'catarata', 'caida de agua'], label: 'Cascadas', kinds: ['Cascada'] },
  {
    words: ['baños termales', 'aguas termales', 'termas', 'piscinas termales'],
    label: 'Baños termales',
    kinds: ['Baños termales'],
  },
  { words: ['nevado', 'glaciar'], label: 'Nevados', kinds: ['Nevado'] },
  { words: ['montaña', 'cerro', 'apu', 'volcan'], label: 'Cerros y montañas', kinds: ['Cerro'], also: ['Nevado'] },
  {
    words: ['mercado', 'feria'],
    label: 'Mercados',
    kinds: ['Mercado'],
    also: ['Mercado artesanal', 'Terminal pesquero'],
  },
  { words: ['zoologico', 'zoo', 'animales'], label: 'Zoológicos', kinds: ['Zoológico', 'Centro de rescate de fauna'] },
];

/** Useful places, which are no sights. Keyed by their kind. */
export const AMENITY_MEANINGS: Readonly<Record<string, { label: string; words: readonly string[] }>> = {
  pharmacy: { label: 'Farmacias', words: ['farmacia', 'botica', 'medicinas', 'medicamentos'] },
  hospital: { label: 'Hospitales', words: ['hospital', 'emergencia', 'urgencias'] },
  clinic: { label: 'Centros de salud y clínicas', words: ['clinica', 'posta', 'centro de salud', 'medico', 'doctor'] },
  police: { label: 'Policía', words: ['policia', 'comisaria'] },
  fire_station: { label: 'Bomberos', words: ['bomberos'] },
  bank: { label: 'Bancos', words: ['banco', 'agencia bancaria'] },
  atm: { label: 'Cajeros automáticos', words: ['cajero', 'cajero automatico', 'sacar dinero', 'sacar plata', 'atm'] },
  exchange: { label: 'Casas de cambio', words: ['casa de cambio', 'cambiar dolares', 'cambio de dolares'] },
  fuel: { label: 'Grifos', words: ['grifo', 'gasolina', 'gasolinera', 'combustible'] },
  parking: { label: 'Estacionamientos', words: ['estacionamiento', 'playa de estacionamiento', 'cochera', 'parking'] },
  bus_station: { label: 'Terminales de buses', words: ['terminal de buses', 'terminal terrestre', 'terrapuerto'] },
  toilets: {
    label: 'Baños públicos',
    words: ['baños publicos', 'baño publico', 'servicios higienicos', 'sshh', 'baño'],
  },
  information: { label: 'Información turística', words: ['informacion turistica', 'iperu', 'oficina de turismo'] },
  supermarket: { label: 'Supermercados', words: ['supermercado', 'minimarket', 'bodega'] },
  laundry: { label: 'Lavanderías', words: ['lavanderia', 'lavar ropa'] },
};
