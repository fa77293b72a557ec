import type { FastifyReply } from 'fastify';
import type { Static } from 'typebox';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { may } from '#features/accounts/contract/rights.ts';
import { partyWords } from '#features/bookings/contract/booking-words.ts';
import { type Manifest, Manifest as ManifestSchema } from '#features/bookings/contract/check-in.ts';
import { ARRIVAL_WORDS, arrivalOf, partyName } from '#features/bookings/contract/manifest-words.ts';
import { departureRoutes } from '#features/bookings/contract/routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { writeCsv } from '#server/paper/csv.ts';
import type { App, Platform } from '#server/platform.ts';
import { voucherKey } from '../voucher/voucher-key.ts';
import { authorizeDeparture, DepartureParams } from './departure-of.ts';
import { readExpected, readMessages } from './manifest.store.ts';
import { manifestView } from './manifest.view.ts';
import { manifestPdf } from './manifest-pdf.ts';

const HEAD = [
  ...['Referencia', 'Estado', 'A nombre de', 'Quiénes', 'Persona', 'Nombre', 'Edad', 'Documento', 'Llegó'],
  ...['Teléfono', 'Correo', 'Recogida', 'Respuestas', 'Notas', 'Referencia del revendedor'],
];

/** `GET …/manifest`, `.pdf` and `.csv`: the travellers of a departure. */
export function showManifest(app: App, platform: Platform, orders: Rows): void {
  const config = { right: 'departures.check_in' } as const;
  const common = { tags: ['Salidas'], params: DepartureParams };

  app.get(
    departureRoutes.manifest,
    { config, schema: { ...common, summary: 'Quiénes vienen a una salida', response: { 200: ManifestSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return manifestOf(platform, orders, request.actor, request.params);
    },
  );

  const files = [
    {
      url: departureRoutes.manifestPdf,
      type: 'application/pdf',
      ending: 'pdf',
      summary: 'La lista de una salida para imprimir',
      write: async (manifest: Manifest) => manifestPdf(manifest, (await platform.region.current()).settings),
    },
    {
      url: departureRoutes.manifestCsv,
      type: 'text/csv; charset=utf-8',
      ending: 'csv',
      summary: 'La lista de una salida para una hoja de cálculo',
      write: async (manifest: Manifest) => manifestCsv(manifest),
    },
  ];
  for (const { url, type, ending, summary, write } of files) {
    app.get(url, { config, schema: { ...common, summary, produces: [type] } }, async (request, reply: FastifyReply) => {
      const manifest = await manifestOf(
        platform,
        orders,
        request.actor,
        request.params as Static<typeof DepartureParams>,
      );
      const { localDate, localTime } = manifest.departure;
      const name = `lista-${localDate}${localTime ? `-${localTime.replace(':', '')}` : ''}.${ending}`;
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(type)
        .send(await write(manifest));
    });
  }
}

async function manifestOf(
  platform: Platform,
  orders: Rows,
  actor: Actor,
  params: Static<typeof DepartureParams>,
): Promise<Manifest> {
  const { key, departure } = await authorizeDeparture(platform, actor, 'departures.check_in', params);
  const [expected, messages, { publicKey }] = await Promise.all([
    readExpected(platform.db, key, orders),
    readMessages(platform.db, key),
    voucherKey(platform.config),
  ]);
  const mayMessage = may(actor, 'departures.message', key).allowed;
  return manifestView({ departure, expected, messages, publicKey, mayMessage });
}

/** The list as CSV, one line for each person. Times are in the operator's zone. */
function manifestCsv({ departure, bookings }: Manifest): string {
  const clock = new Intl.DateTimeFormat('sv', { timeZone: departure.zone, dateStyle: 'short', timeStyle: 'short' });
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
      contact.phone ?? '',
      contact.email ?? '',
      booking.pickup ?? '',
      answers.map(({ label, value, who }) => `${label}${who ? ` (${who})` : ''}: ${value}`).join('\n'),
      booking.notes ?? '',
      booking.resellerReference ?? '',
    ]);
  });
  return writeCsv([HEAD, ...lines]);
}
