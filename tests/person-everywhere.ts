import type { Pool } from 'pg';
import sharp from 'sharp';
import { keepImage } from '#server/storage/keep-image.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { insertLoosely } from './insert-loosely.ts';
import { settleOwners } from './person-in-owners.ts';
import { settlePhotos } from './person-in-photos.ts';
import { settleQuestions } from './person-in-questions.ts';
import { settleQuotations } from './person-in-quotations.ts';
import { settleReviews } from './person-in-reviews.ts';
import type { TestSite } from './site.ts';

const REGION = 'trujillo';

export const NAME = 'Zoraida Ñahuincopa';
export const EMAIL = 'zoraida.nahuincopa@ejemplo.pe';
export const VALUES = [
  NAME,
  'Zoraida',
  'Ñahuincopa',
  EMAIL,
  '40998877',
  'Jr. Los Ceibos 417',
  '944 555 121',
  'Bruna Ñahuincopa',
];
export const OWN_WORDS = [
  'mi nota secreta',
  'mi pregunta propia',
  'mi respuesta propia',
  'mi llave azul',
  'mi foto propia',
  'mi alergia propia',
];

export async function settleEverywhere(
  { pool, db, platform }: TestSite,
  id: string,
  place: string,
): Promise<{ avatar: string; photo: string }> {
  const files = keptFiles(platform.config);
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a40' } })
    .png()
    .toBuffer();
  const rules = { maxBytes: 1e6, maxPixels: 1e6, widths: [40], formats: ['webp'] as const };
  const [avatar, photo] = [await keepImage(files, picture, rules), await keepImage(files, picture, rules)];
  const run = (text: string, ...values: unknown[]) => pool.query(text, values);
  await run(`update account set gender = 'woman', start_hash = '\\x01' where id = $1`, id);
  await run(
    `insert into account_event (region_id, account_id, action, to_state, actor, reason) values ($1, $2, 'lock', 'active', 'staff', $3)`,
    REGION,
    id,
    `Llamó ${NAME}`,
  );
  await run(
    `insert into account_key (region_id, hash, account_id, purpose, detail, expires_at) values ($1, '\\x02', $2, 'change_email', $3, now())`,
    REGION,
    id,
    JSON.stringify({ email: EMAIL }),
  );
  await run(`insert into known_device (region_id, account_id, device_hash) values ($1, $2, '\\x03')`, REGION, id);
  await run(
    `insert into passkey (region_id, id, account_id, public_key, counter, name, synced) values ($1, 'k', $2, '\\x04', 1, 'mi llave azul', true)`,
    REGION,
    id,
  );
  await run(
    `insert into passkey_challenge (region_id, challenge, account_id, expires_at) values ($1, 'c', $2, now())`,
    REGION,
    id,
  );
  await run(`insert into second_factor (region_id, account_id, secret) values ($1, $2, '\\x05')`, REGION, id);
  await run(`insert into recovery_code (region_id, account_id, position, hash) values ($1, $2, 0, 'h')`, REGION, id);
  await run(
    `insert into factor_removal (region_id, account_id, asked_by, reason) values ($1, $2, $2, $3)`,
    REGION,
    id,
    `Perdió su teléfono ${NAME}`,
  );
  await run(
    `insert into account_avatar (region_id, account_id, image) values ($1, $2, $3)`,
    REGION,
    id,
    JSON.stringify(avatar),
  );
  await run(`insert into gathered_place (region_id, account_id, place_id) values ($1, $2, $3)`, REGION, id, place);
  await run(
    `insert into consent (region_id, account_id, purpose, version, given, place, decided_at) values ($1, $2, 'reporting', 1, true, 'banner', now())`,
    REGION,
    id,
  );
  await run(
    `insert into trip (region_id, id, creation_hash, creation_salt, edit_hash, share_hash, account_id, document)
     values ($1, $2, '\\x06', '\\x07', '\\x08', '\\x09', $3, '{"title": "mi nota secreta"}')`,
    REGION,
    't'.repeat(43),
    id,
  );
  await run(
    `insert into trip_event (region_id, trip_id, action, to_state, actor) values ($1, $2, 'keep', 'planning', 'editor')`,
    REGION,
    't'.repeat(43),
  );
  await run(
    `insert into trip_publication (region_id, trip_id, state, version, document, author_name, with_notes, days, month, interests)
     values ($1, $2, 'published', 1, '{"title": "mi nota secreta"}', $3, true, 1, 12, '{}')`,
    REGION,
    't'.repeat(43),
    NAME,
  );
  await insertLoosely(pool, 'trip_report', { region_id: REGION, account_id: id, words: `Lo cuenta ${NAME}` });
  await insertLoosely(pool, 'trip_order', {
    region_id: REGION,
    trip_id: 't'.repeat(43),
    reference: 'VR7K2M4QXA',
    quotation: 'CZ7K2M4QXA',
  });
  await settlePhotos(pool, { id, name: NAME, email: EMAIL, place, kept: photo.id });
  await settleQuestions(pool, { id, name: NAME, email: EMAIL, place });
  await settleReviews(pool, { id, name: NAME, place });
  await settleSales(pool, id);
  await settleQuotations(pool, { id, name: NAME, email: EMAIL });
  await run(`insert into staff (region_id, account_id, role) values ($1, $2, 'editor')`, REGION, id);
  await insertLoosely(pool, 'announcement', { region_id: REGION, sent_by: id });
  await insertLoosely(pool, 'announcement_person', { region_id: REGION, account_id: id, email_state: 'sent' });
  await run(`insert into staff_email (region_id, account_id, muted) values ($1, $2, '{plans}')`, REGION, id);
  await run(
    `insert into staff_invitation (region_id, email, role, expires_at) values ($1, $2, 'editor', now())`,
    REGION,
    EMAIL.toUpperCase(),
  );
  await run(
    `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'owner')`,
    REGION,
    place,
    id,
  );
  await run(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, gen_random_uuid(), $2, 'owner')`,
    REGION,
    id,
  );
  await run(
    `insert into audit_event (region_id, actor_id, actor_role, action, subject_kind, subject_id, reason) values ($1, $2, 'admin', 'people.lock', 'account', $3, $4)`,
    REGION,
    id,
    id,
    `Lo pidió ${NAME}`,
  );
  await run(
    `insert into organisation_setting (region_id, version, settings, changed_by) values ($1, 1, '{}', $2)`,
    REGION,
    id,
  );
  await run(
    `insert into policy_version (region_id, kind, version, title, body, hash, effective_from, written_by) values ($1, 'terms', 1, 'T', 'B', 'h', '2026-01-01', $2)`,
    REGION,
    id,
  );
  await run(
    `insert into policy_acceptance (region_id, kind, version, hash, subject_kind, subject_id, place) values ($1, 'terms', 1, 'h', 'account', $2, 'sign_up')`,
    REGION,
    id,
  );
  await run(
    `insert into closure (region_id, kind, state, version, name, severity, starts_on, ends_on, time_zone, reason, source, created_by)
     values ($1, 'event', 'draft', 1, 'Fiesta', 'closed', '2026-01-01', '2026-01-02', 'America/Lima', 'r', 's', $2)`,
    REGION,
    id,
  ).catch(async () => insertLoosely(pool, 'closure', { region_id: REGION, created_by: id }));
  await insertLoosely(pool, 'itinerary_version', { region_id: REGION, replaced_by: id });
  await insertLoosely(pool, 'place_import', { region_id: REGION, uploaded_by: id });
  await insertLoosely(pool, 'company_move', { region_id: REGION, kind: 'merge', made_by: id, undone_by: id });
  await insertLoosely(pool, 'company_change', { region_id: REGION, made_by: id, fact: 'name', source: 'phone' });
  await settleOwners(pool, { id, name: NAME, email: EMAIL, place });
  await insertComplaint(pool, id, 'LR-2026-000001', 1, 'closed');
  await run(
    `insert into data_copy (region_id, account_id, state, file_id, expires_at) values ($1, $2, 'ready', $3, now() + interval '1 day')`,
    REGION,
    id,
    await files.keep({ 'datos.zip': Buffer.from(NAME) }),
  );
  await run(
    `insert into demo_mail (region_id, recipient, sender, subject, message_id, headers, body_text, body_html)
     values ($1, $2, 's', $3, 'm1', $4, $3, $3), ($1, 'equipo@ejemplo.pe', 's', 'Un reclamo', 'm2', '{}', $5, '')`,
    REGION,
    EMAIL,
    `Hola, ${NAME}`,
    JSON.stringify({ to: EMAIL }),
    `Reclamo de ${NAME} <${EMAIL}>`,
  );
  await platform.jobs.add(db, 'accounts/warn-many-tries', { email: EMAIL }, { runAt: new Date('2099-01-01') });
  return { avatar: avatar.id, photo: photo.id };
}

async function settleSales(pool: Pool, id: string): Promise<void> {
  const [order, booking, payment] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const loosely = (table: string, values: Record<string, unknown>) =>
    insertLoosely(pool, table, { region_id: REGION, ...values });
  await loosely('customer_order', {
    id: order,
    reference: 'VR7K2M4QXA',
    contact: JSON.stringify({ name: NAME, email: EMAIL.toUpperCase(), phone: '944 555 121' }),
  });
  await loosely('customer_order_key', { order_id: order });
  await loosely('unpaid_hold', { order_id: order, holder: Buffer.from('hash') });
  await loosely('email_code', { email: EMAIL });
  await loosely('waitlist_entry', { email: EMAIL.toUpperCase(), order_id: order });
  await loosely('order_program', { order_id: order, program: JSON.stringify({ title: `El viaje de ${NAME}` }) });
  await loosely('booking', {
    id: booking,
    order_id: order,
    state: 'REDEEMED',
    items: JSON.stringify([{ id: 'a', traveller: { name: NAME } }]),
    answers: JSON.stringify({ note: 'mi alergia propia', companion: 'Bruna Ñahuincopa' }),
  });
  await loosely('booking_event', { booking_id: booking, reason: `Lo pidió ${NAME}` });
  await loosely('booking_quote', { booking_id: booking });
  await loosely('review_invitation', { booking_id: booking });
  await loosely('booking_change', { booking_id: booking, order_id: order, reason: `Lo pidió ${NAME}` });
  await loosely('booking_closure', { booking_id: booking, notified_to: EMAIL });
  await loosely('payment', {
    id: payment,
    order_id: order,
    payer: JSON.stringify({ name: NAME, email: EMAIL }),
    card: JSON.stringify({ brand: 'Visa', last4: '4242' }),
  });
  await loosely('payment_event', { payment_id: payment, detail: `Pagó ${NAME}` });
  const onSite = { order_id: order, booking_id: booking, operator_id: crypto.randomUUID() };
  await loosely('on_site_payment', { ...onSite, taken_by: id });
  await loosely('on_site_return', { ...onSite, returned_by: id });
  await loosely('refund', { order_id: order, payment_id: payment, reason: `Se devuelve a ${NAME}` });
  await loosely('review_case', { order_id: order, reason: `${NAME} pagó dos veces` });
  await pool.query(
    `insert into ledger_posting (region_id, entry, line, account, amount, currency, order_id)
     values ($1, 'capture/x', 1, 'provider', 100, 'PEN', $2), ($1, 'capture/x', 2, 'customer', -100, 'PEN', $2)`,
    [REGION, order],
  );
  await loosely('answered_request', { scope: 's', key: 'k', body: JSON.stringify({ email: EMAIL }) });
  await loosely('operator_event', { actor_id: id, reason: `Lo pidió ${NAME}` });
  await loosely('operator_bank_change', { asked_by: id, decided_by: id, reason: `Lo pidió ${NAME}` });
  await loosely('departure_batch', { made_by: id });
  await loosely('operator_invitation', { email: EMAIL.toUpperCase(), role: 'guide' });
  await loosely('operator_document', { added_by: id });
  await loosely('reseller_key', { made_by: id });
  await loosely('plan_event', { actor_id: id, reason: `Lo pidió ${NAME}` });
  await loosely('plan_version', { made_by: id });
  await loosely('plan_closure', { answered_by: id, note: `Lo pidió ${NAME}`, instead: NAME });
  await loosely('payout_event', { actor_id: id, note: `Lo pidió ${NAME}` });
  await loosely('payout_batch', { made_by: id, reference: 'LT7K2M4QXA' });
  await loosely('voucher_scan', { account_id: id });
  await loosely('departure_message', { author_id: id, body: `Los espero, ${NAME}` });
}

export async function insertComplaint(
  pool: Pool,
  account: string | null,
  reference: string,
  number: number,
  state: string,
): Promise<void> {
  const sheet = {
    kind: 'reclamo',
    consumer: {
      name: NAME,
      document: { kind: 'dni', number: '40998877' },
      address: 'Jr. Los Ceibos 417',
      email: EMAIL,
      phone: '944 555 121',
    },
    guardian: { name: 'Bruna Ñahuincopa', document: null },
    good: { kind: 'service', description: `Paseo de ${NAME}`, amount: null },
    detail: `Soy ${NAME.toUpperCase()}, DNI 40998877, y el paseo empezó tarde.`,
    request: 'Que me devuelvan lo pagado.',
  };
  await pool.query(
    `insert into complaint (region_id, reference, year, number, country, kind, state, sheet, email, account_id, creation_hash, clock_from, due_on)
     values ($1, $2, 2026, $3, 'PE', 'reclamo', $4, $5, $6, $7, $8, '2026-01-01', '2026-01-20')`,
    [REGION, reference, number, state, JSON.stringify(sheet), EMAIL, account, Buffer.from(reference)],
  );
  await pool.query(`insert into complaint_key (region_id, reference, kind, hash) values ($1, $2, 'link', '\\x0a')`, [
    REGION,
    reference,
  ]);
  await pool.query(
    `insert into complaint_event (region_id, reference, action, to_state, actor, actor_id, body) values ($1, $2, 'dispute', $3, 'consumer', $4, $5)`,
    [REGION, reference, state, account, `Llámenme al 944 555 121. ${NAME}`],
  );
}
