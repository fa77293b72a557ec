import { wordOf } from './code-words.ts';

/** Spanish words for members of stored objects. Ids, coordinates and amounts stand only in the file for programs. */
const MEMBERS: Readonly<Record<string, string>> = {
  title: 'Título',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  traveller: 'Viajero',
  state: 'Estado',
  wish: 'Lo que pediste',
  startDate: 'Empieza',
  days: 'Días',
  start: 'Sales de',
  end: 'Terminas en',
  nights: 'Noches en otro lugar',
  at: 'Dónde',
  earliest: 'Desde las',
  latest: 'Hasta las',
  party: 'Quiénes van',
  adults: 'Adultos',
  children: 'Niñas y niños',
  seniors: 'Adultos mayores',
  childAges: 'Edades',
  pace: 'Ritmo',
  needs: 'Lo que necesitan',
  knownHoursOnly: 'Solo con horario publicado',
  date: 'Fecha',
  stops: 'Paradas',
  meal: 'Comida',
  begin: 'Hora',
  minutes: 'Minutos',
  note: 'Nota',
  plan: 'Salida',
  along: 'Servicios ese día',
  meeting: 'Encuentro',
  booking: 'Compra',
  voucher: 'Reserva',
  quotation: 'Cotización',
  optionName: 'Opción',
  operatorName: 'Operador',
  localDate: 'Fecha',
  localTime: 'Hora',
  daysInRow: 'Días seguidos',
  pickup: 'Dónde te recogen',
  contact: 'Contacto',
  notes: 'Notas',
  reason: 'Motivo',
  brand: 'Marca',
  last4: 'Últimas cuatro cifras',
  dueAt: 'Para el',
};

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  meal: { lunch: 'Almuerzo', dinner: 'Cena' },
  pace: { calm: 'Con calma', balanced: 'Equilibrado', full: 'Completo' },
  state: { placed: 'En su hora', booked: 'Reservada', broken: 'No cabe', locked: 'Fija' },
  needs: {
    step_free: 'Sin escalones',
    children: 'Apto para niños',
    low_effort: 'Poco esfuerzo',
    shade: 'Con sombra',
    low_altitude: 'Poca altura',
  },
};

/** Members that count minutes from midnight. */
const CLOCKS = new Set(['earliest', 'latest', 'begin']);

interface Writing {
  plain(text: string): string;
  moment(instant: Date): string;
}

/** Returns HTML of the members with a Spanish word, or an empty text if there are none. */
export function writeNested(value: object, writing: Writing): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => writePart('', item, writing)).filter(Boolean);
    return items.length > 0 ? `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>` : '';
  }
  const members = Object.entries(value).flatMap(([name, part]) => {
    const label = MEMBERS[name];
    const written = label && writePart(name, part, writing);
    return written ? `<div><dt>${writing.plain(label)}</dt><dd>${written}</dd></div>` : [];
  });
  return members.length > 0 ? `<dl>${members.join('')}</dl>` : '';
}

function writePart(name: string, part: unknown, writing: Writing): string {
  if (part === null || part === undefined || part === '') return '';
  if (typeof part === 'boolean') return part ? 'Sí' : 'No';
  if (typeof part === 'number') return CLOCKS.has(name) ? clock(part) : String(part);
  if (Array.isArray(part) && part.length > 0 && part.every((item) => typeof item !== 'object'))
    return part.map((item) => writePart(name, item, writing)).join(', ');
  if (typeof part === 'object') return writeNested(part, writing);
  const text = String(part);
  if (name === '' && UUID.test(text)) return '';
  return writing.plain(
    INSTANT.test(text) ? writing.moment(new Date(text)) : (VALUES[name]?.[text] ?? wordOf(name, text)),
  );
}

const clock = (minutes: number) => {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;
