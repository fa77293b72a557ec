import { partyWords } from '#features/bookings/contract/booking-words.ts';
import type { Manifest } from '#features/bookings/contract/check-in.ts';
import { ARRIVAL_WORDS, arrivalOf, partyName } from '#features/bookings/contract/manifest-words.ts';
import { resourceWords } from '#features/operators/contract/assigned-resource.ts';
import { closureForGuide } from '#features/operators/contract/departure-closure.ts';
import { writeCsv } from '#server/paper/csv.ts';
import { moneyText } from '#server/paper/money-text.ts';

const HEAD = [
  ...[
    'Referencia',
    'Estado',
    'A nombre de',
    'Quiénes',
    'Persona',
    'Nombre',
    'Edad',
    'Documento',
    'Llegó',
    'Falta pagar',
  ],
  ...[
    'Teléfono',
    'Correo',
    'Recogida',
    'Respuestas',
    'Notas',
    'Referencia del revendedor',
    'Guía y vehículo',
    'Cambios del recorrido',
  ],
];

export function manifestCsv({ departure, bookings }: Manifest): string {
  const clock = new Intl.DateTimeFormat('sv', { timeZone: departure.zone, dateStyle: 'short', timeStyle: 'short' });
  const resources = resourceWords(departure.resources ?? []).join(' · ');
  const closures = (departure.closures ?? []).map(closureForGuide).join(' · ');
  const lines = bookings.flatMap((booking) => {
    const { contact, answers } = booking;
    return booking.items.map(({ name, state, traveller, redeemedAt }, at) => [
      booking.reference,
      state === 'cancelled'
        ? ARRIVAL_WORDS.cancelled
        : ARRIVAL_WORDS[arrivalOf({ ...booking, items: [booking.items[at]!] })],
      partyName(booking),
      partyWords(booking.items),
      name,
      traveller?.name ?? '',
      traveller?.age === undefined ? '' : String(traveller.age),
      traveller?.document ?? '',
      redeemedAt ? clock.format(new Date(redeemedAt)) : '',
      booking.money && booking.money.owed > 0 ? moneyText(booking.money.owed, booking.money.currency) : '',
      contact.phone ?? '',
      contact.email ?? '',
      booking.pickup ?? '',
      answers.map(({ label, value, who }) => `${label}${who ? ` (${who})` : ''}: ${value}`).join('\n'),
      booking.notes ?? '',
      booking.resellerReference ?? '',
      resources,
      closures,
    ]);
  });
  return writeCsv([HEAD, ...lines]);
}
