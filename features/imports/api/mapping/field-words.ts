import type { Field } from '#features/imports/contract/columns.ts';

/** Titles of columns in lower case without accents: of offices, Wikivoyage, Wikidata, GPX, KML and this site's own files. */
export const FIELD_WORDS: Record<Field, readonly string[]> = {
  id: [
    ...['id', 'codigo', 'cod', 'identificador', 'clave', 'item', 'place', 'lugar id', 'ficha', 'codigo ficha'],
    ...['numero ficha', 'osm id'],
  ],
  name: [
    ...['nombre', 'nombre del lugar', 'lugar', 'name', 'title', 'titulo', 'denominacion', 'razon social', 'recurso'],
    ...['atractivo', 'establecimiento', 'nombre comercial', 'itemlabel', 'placelabel', 'lugarlabel', 'nombre del recurso'],
    'nombre del atractivo',
  ],
  otherNames: ['otros nombres', 'otros_nombres', 'alias', 'alt', 'tambien llamado', 'nombre alternativo', 'alternative name', 'itemaltlabel'],
  kind: [
    ...['tipo', 'categoria', 'rubro', 'clase', 'giro', 'type', 'category', 'kind', 'actividad', 'tipo de lugar', 'sym'],
    ...['subtipo', 'tipo de atractivo', 'tipo de establecimiento', 'typelabel', 'tipolabel', 'instancelabel', 'clasificacion'],
  ],
  lat: ['lat', 'latitud', 'latitude', 'y', 'coordenada y', 'coord y', 'lat wgs84', 'latitud sur'],
  lon: ['lon', 'lng', 'long', 'longitud', 'longitude', 'x', 'coordenada x', 'coord x', 'lon wgs84', 'longitud oeste'],
  position: ['coordenadas', 'coordenada', 'coordinates', 'coord', 'coords', 'ubicacion gps', 'gps', 'posicion', 'geo', 'location', 'lat lon', 'latitud longitud'],
  district: ['distrito', 'district', 'comuna', 'municipio', 'localidad', 'ciudad', 'city', 'zona'],
  address: ['direccion', 'domicilio', 'address', 'ubicacion', 'donde queda', 'referencia de ubicacion', 'calle'],
  phones: ['telefono', 'telefonos', 'phone', 'celular', 'fono', 'contacto telefonico', 'tel', 'telefono de contacto', 'movil', 'telefono fijo'],
  website: ['web', 'pagina web', 'sitio web', 'website', 'url', 'link', 'enlace', 'pagina', 'facebook', 'sitelink'],
  hours: ['horario', 'horarios', 'hours', 'horario de atencion', 'atencion', 'opening hours', 'opening_hours', 'horas'],
  fee: ['tarifa', 'precio', 'price', 'costo', 'entrada', 'ingreso', 'entrada_adulto', 'costo de ingreso', 'boleto', 'tarifa adulto', 'entrada general'],
  summary: ['descripcion', 'resumen', 'description', 'content', 'desc', 'detalle', 'itemdescription', 'resena', 'cmt'],
  altitude: ['altitud', 'altitud_m', 'altura', 'elevacion', 'ele', 'msnm', 'altitud msnm', 'altitude'],
};

/** Titles that are known and state none of the facts. */
export const OTHER_WORDS: readonly string[] = [
  ...['ruc', 'dni', 'email', 'correo', 'correo electronico', 'observaciones', 'fecha', 'region', 'departamento', 'provincia'],
  ...['representante', 'propietario', 'administrador', 'fax', 'tollfree', 'directions', 'checkin', 'checkout', 'lastedit'],
  ...['wikidata', 'wikipedia', 'image', 'imagen', 'foto', 'language', 'pais', 'licencia', 'licencia_url', 'atribucion', 'fuente'],
  ...['fuente_url', 'fuente_fecha', 'actualizado', 'moneda', 'horario_comprobado', 'sin_escalones', 'time', 'src', 'article'],
  // The number of a row is another one in the next file.
  ...['currency', 'estado', 'jerarquia', 'n', 'nro', 'numero', 'item n', 'orden'],
];
