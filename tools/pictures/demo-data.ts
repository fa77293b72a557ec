import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendAnnouncement } from '#features/announcements/contract/routes.ts';
import { inviteStaff, listPeople } from '#features/backoffice/contract/routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { makePayerLink } from '#features/checkout/contract/routes.ts';
import type { ClosureInput } from '#features/closures/contract/closure.ts';
import { createClosure } from '#features/closures/contract/routes.ts';
import type { ComplaintSheet } from '#features/complaints/contract/complaint.ts';
import { fileComplaint } from '#features/complaints/contract/routes.ts';
import { listRegionItineraries } from '#features/itineraries/contract/region-routes.ts';
import { listItineraries } from '#features/itineraries/contract/routes.ts';
import { listMails, showMail } from '#features/mailbox/contract/routes.ts';
import { listOperatorPlans } from '#features/operators/contract/managed-plan-routes.ts';
import { inviteOperatorMember, listOperatorMemberships } from '#features/operators/contract/operator-routes.ts';
import { decideClaim, requestClaim } from '#features/owners/contract/claim-routes.ts';
import { invitePlaceMember } from '#features/owners/contract/team-routes.ts';
import { listPlaces } from '#features/places/contract/routes.ts';
import { answerAsRegion, mergeQuestion } from '#features/questions/contract/region-routes.ts';
import { askAccountQuestion } from '#features/questions/contract/routes.ts';
import { listOperatorQuotations } from '#features/quotations/contract/operator-routes.ts';
import { askAccountQuotation, listAccountQuotations } from '#features/quotations/contract/routes.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { noteUnfoundSearch } from '#features/search/contract/routes.ts';
import { keepTrip } from '#features/trips/contract/routes.ts';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import { listAccountWaitlist } from '#features/waitlist/contract/routes.ts';
import type { Connection } from '#server/database/connect.ts';
import { insertBooking, insertDeparture, insertLink } from '#tests/sales.ts';
import { sampleStop, sampleWish } from '#tests/trips.ts';
import { APP, basketInDemo, payInDemo, placeInDemo } from './buy-in-demo.ts';
import type { Caller } from './call.ts';
import { uploadInventory, uploadPhotos, uploadSheet } from './import-in-demo.ts';
import { ownerVoices } from './owner-voices.ts';
import { publishTrips } from './publish-in-demo.ts';
import { reviewPlace } from './review-place.ts';
import { sharePhotos } from './share-in-demo.ts';
import type { DemoName } from './sign-in.ts';

export type DemoData = Awaited<ReturnType<typeof makeDemoData>>;

export async function makeDemoData(connection: Connection, call: Caller, as: (name: DemoName) => Caller) {
  const { db } = connection;
  const { items: places } = await call(listPlaces, { headers: APP, query: { limit: 12 } });
  const { items: itineraries } = await call(listItineraries, { headers: APP });
  const { items: operators } = await as('operadora')(listOperatorMemberships);
  const operatorId = operators[0]!.id;
  const { items: plans } = await as('operadora')(listOperatorPlans, { params: { operatorId } });
  const paid = await placeInDemo(call, 'moche-y-chimu-en-dos-dias', '2026-12-14');
  await payInDemo(call, paid);
  const unpaid = await placeInDemo(call, 'huacas-en-media-manana', '2026-12-09');
  const link = await call(makePayerLink, {
    params: { id: paid.order.id },
    headers: { [ORDER_SECRET_HEADER]: paid.secret },
    body: { key: randomUUID(), instalment: 2 },
  });
  for (const text of [
    'parapente',
    'parapente',
    'parapente',
    'parapente',
    'huanchacko beach',
    'huanchacko beach',
    'huanchacko beach',
  ])
    await call(noteUnfoundSearch, { body: { text } });
  const ended = await bookEnded(db);
  const trip = await call(keepTrip, {
    body: { uuid: randomUUID(), document: tripThrough(places.map(({ id }) => id)) },
  });
  const published = await publishTrips(as, tripThrough(places.map(({ id }) => id)));
  const complaint = await call(fileComplaint, { body: { uuid: randomUUID(), sheet: SHEET } });
  const asked = await as('viajera')(askAccountQuotation, { body: wishFor([operatorId]) });
  const { items: quotations } = await as('viajera')(listAccountQuotations);
  const { items: offers } = await as('operadora')(listOperatorQuotations, { params: { operatorId } });
  const { items: waitlist } = await as('viajera')(listAccountWaitlist);
  const questionId = await askQuestions(as, { place: places[0]!.id, operatorId });
  await reviewPlace(connection, call, as, places[0]!.id);
  const owned = await ownPlaces(as, [places[1]!.id, places[2]!.id]);
  await ownerVoices(as, places[1]!.id);
  for (const { id } of places.slice(0, 2)) await sharePhotos({ call, as }, { kind: 'company', id });
  await sharePhotos({ call, as }, { kind: 'trip', id: published.shown });
  const closure = await as('redaccion')(createClosure, { body: { closure: closureOf(places[0]!.id) } });
  const announcementId = randomUUID();
  await as('administracion')(sendAnnouncement, {
    body: {
      ...{
        id: announcementId,
        subject: 'Cierre del malecón el sábado',
        audience: { who: 'picked', operatorIds: [operatorId] },
      },
      body: 'El sábado se cierra el malecón de Huanchaco por un desfile.\n\nAvisen a sus grupos, por favor.',
      operatorIds: [operatorId],
    },
  });
  const { items: edited } = await as('redaccion')(listRegionItineraries);
  const { items: people } = await as('administracion')(listPeople, { query: { q: 'viajera@' } });
  await as('administracion')(inviteStaff, { body: { email: 'equipo@ejemplo.pe', role: 'editor' } });
  await as('operadora')(inviteOperatorMember, {
    params: { operatorId },
    body: { email: 'nueva@ejemplo.pe', role: 'guide' },
  });
  const mailed = (to: string, path: string) => linkInMail(call, to, path);
  return {
    basket: await basketInDemo(call, 'rema-un-caballito-de-totora', '2026-12-09'),
    place: places[0]!.slug,
    placeId: places[0]!.id,
    otherPlaceId: places[1]!.id,
    ownedPlaceId: places[1]!.id,
    ownClaimId: owned.claimId,
    freePlace: places[3]!.slug,
    itinerary: itineraries[0]!.slug,
    planId: plans[0]!.id,
    operatorId,
    announcementId,
    orderToPay: { id: unpaid.order.id, reference: unpaid.order.reference, secret: unpaid.secret },
    booked: {
      reference: paid.order.reference,
      secret: paid.secret,
      departureId: paid.departureId,
      bookingId: paid.order.bookings[0]!.id,
    },
    payer: pathIn(link.url),
    ended,
    trip,
    published: published.shown,
    publishedAlone: published.alone,
    complaint: { reference: complaint.complaint.reference, secret: complaint.secret },
    quotation: quotations.find(({ reference }) => reference !== asked.reference)!.reference,
    offerId: offers[0]!.id,
    questionId,
    waitlistEntryId: waitlist[0]!.id,
    answerLink: await mailed('', '/responder/'),
    closureId: closure.id,
    importId: await uploadInventory(as('redaccion')),
    photosImportId: await uploadPhotos(as('redaccion')),
    sheetId: await uploadSheet(as('redaccion'), places[0]!.id),
    itineraryId: edited[0]!.id,
    personId: people[0]!.id,
    staffInvitation: await mailed('equipo@ejemplo.pe', '/invitacion'),
    placeInvitation: await mailed('ayuda@ejemplo.pe', '/empresa/invitacion'),
    operatorInvitation: await mailed('nueva@ejemplo.pe', '/operador/invitacion'),
  };
}

/** The traveller runs the first place, and claims the second. @returns the id of the open claim */
async function ownPlaces(
  as: (name: DemoName) => Caller,
  [own, claimed]: [string, string],
): Promise<{ claimId: string }> {
  const claim = async (place: string) =>
    (
      await as('viajera')(requestClaim, {
        body: { id: randomUUID(), place, proof: 'document', registerNumber: 'LL-0421' },
      })
    ).id;
  await as('moderacion')(decideClaim, { params: { id: await claim(own) }, body: { action: 'approve' } });
  await as('viajera')(invitePlaceMember, {
    params: { placeId: own },
    body: { email: 'ayuda@ejemplo.pe', role: 'editor' },
  });
  return { claimId: await claim(claimed) };
}

/** One of the questions is merged into another one. @returns the id of the one that the region has answered */
async function askQuestions(
  as: (name: DemoName) => Caller,
  { place, operatorId }: { place: string; operatorId: string },
): Promise<string> {
  const ask = async (about: OwnerRef, body: string) =>
    (await as('viajera')(askAccountQuestion, { body: { id: randomUUID(), about, body, name: 'Lucía' } })).id;
  const answered = await ask({ kind: 'company', id: place }, '¿Se puede entrar con coche de bebé?');
  const shade = await ask({ kind: 'company', id: place }, '¿Hay sombra en la subida?');
  const twin = await ask({ kind: 'company', id: place }, '¿Tiene sombra toda la subida?');
  await as('moderacion')(mergeQuestion, { params: { id: twin }, body: { into: shade } });
  await ask({ kind: 'operator', id: operatorId }, '¿Hay chalecos para niños?');
  await as('moderacion')(answerAsRegion, {
    params: { id: answered },
    body: { id: randomUUID(), body: 'Sí, hasta el primer mirador. Después hay escalones: lleva un portabebés.' },
  });
  return answered;
}

const SHEET: ComplaintSheet = {
  kind: 'reclamo',
  consumer: {
    name: 'Lucía Ñopo',
    document: { kind: 'dni', number: '40123456' },
    address: 'Jr. Pizarro 100, Trujillo',
    email: 'lucia@ejemplo.pe',
    phone: null,
  },
  guardian: null,
  good: { kind: 'service', description: 'Paseo a las huacas', amount: { minor: 12_050, currency: 'PEN' } },
  detail: 'El paseo empezó dos horas tarde y no entramos.',
  request: 'Que me devuelvan lo pagado.',
};

const closureOf = (place: string): ClosureInput => ({
  ...{ kind: 'place', place, name: null, area: null, severity: 'closed', factor: null },
  ...{ startsOn: '2026-12-01', endsOn: '2026-12-20' },
  ...{ reason: 'obras de conservación', source: 'Municipalidad', sourceUrl: null },
});

function tripThrough(places: readonly string[]): TripDocument {
  const wish = sampleWish();
  const days = ['2026-12-11', '2026-12-12'].map((date, day) => ({
    date,
    stops: [540, 660, 840].map((begin, n) => sampleStop(`s${day}${n}`, begin, 60, places[3 * day + n])),
  }));
  return { title: 'Dos días en el valle', wish, days };
}

const wishFor = (operators: string[]) => ({
  uuid: randomUUID(),
  source: { kind: 'text' as const, slug: null, title: 'Dos días con los chicos' },
  wish: {
    when: { kind: 'fixed' as const, date: '2027-01-06', days: 2 },
    party: { adults: 2, seniors: 0, childAges: [8, 10] },
    ...{ budget: null, lodging: null, needs: [], languages: [], areas: [], days: [], wishes: 'Con calma.' },
  },
  contact: { name: 'Rosa Viajera', email: 'viajera@vereda.example', phone: '' },
  operators,
  accepted: [],
});

/** The operator entered the booking by hand, because a booking of the website would need a payment in the ledger. */
async function bookEnded(db: Connection['db']) {
  const departure = await insertDeparture(db, 'trujillo', { hoursAhead: -34 });
  const booking = await insertBooking(db, 'trujillo', departure, { state: 'REDEEMED', channel: 'desk' });
  const { reference } = await db
    .selectFrom('customer_order')
    .select('reference')
    .where('id', '=', booking.order)
    .executeTakeFirstOrThrow();
  return { order: reference, booking: booking.reference, secret: await insertLink(db, 'trujillo', booking.order) };
}

const pathIn = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

async function linkInMail(call: Caller, to: string, path: string): Promise<string> {
  for (let tries = 0; tries < 120; tries += 1) {
    const { items } = await call(listMails, { query: { limit: 50, ...(to && { to }) } });
    for (const { id } of items) {
      const { text } = await call(showMail, { params: { id } });
      const found = text.match(new RegExp(`https?://[^/\\s]+(${path}\\S*)`));
      if (found) return found[1]!;
    }
    await sleep(500);
  }
  throw new Error(`No email has a link to ${path}.`);
}
