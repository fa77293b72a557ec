import type { Actor } from './actor.ts';
import { anyone, holder, ofOperator, ofPlace, type Rule, signedIn, staff, type Verdict } from './rules.ts';

/**
 * The guard calls a right's `door` before any data are read. The operation calls the right's `of` with the loaded
 * subject.
 */

/** Every route names one of these rights in its `config`. */
export const RIGHTS = {
  'api.read': anyone,
  'region.read': anyone,
  'places.read': anyone,
  'search.use': anyone,
  'itineraries.read': anyone,
  'closures.read': anyone,
  'policies.read': anyone,
  'photos.read': anyone,
  'photos.report': anyone,
  'questions.read': anyone,
  'questions.ask': anyone,
  'questions.report': anyone,
  'comments.vote': anyone,
  'questions.vote': anyone,
  'questions.own': holder('edit'),
  'comments.read': anyone,
  'comments.report': anyone,
  'plans.read': anyone,
  'trips.list': anyone,
  'trips.report': anyone,
  'trips.plan': anyone,
  'trips.start': anyone,
  'visits.record': anyone,
  'demo.mailbox': anyone,

  // The link for editing a trip allows reading and writing. The link for sharing allows reading only.
  'trips.read': holder('edit', 'share'),
  'trips.edit': holder('edit'),

  'complaints.file': anyone,
  'complaints.own': holder('edit'),

  'orders.place': anyone,
  'orders.own': holder('edit'),
  'orders.pay': holder('edit', 'pay'),
  'waitlist.join': anyone,
  'waitlist.own': holder('edit'),
  'transaction.read': anyone,

  'quotations.ask': anyone,
  'quotations.own': holder('edit'),
  // Each person of an operator's team gets a personal link for each offer.
  'quotations.answer_by_link': holder('edit'),
  // Card providers call this operation and sign their requests.
  'transaction.hear': anyone,

  'account.enter': anyone,
  'account.own': signedIn,

  'operator.own': signedIn,
  'operator.read': ofOperator('Esta parte es del equipo del operador.', 'owner', 'sales', 'guide'),
  'operator.edit': ofOperator(
    'Los datos, el equipo y la cuenta los cambia una persona responsable del operador.',
    'owner',
  ),
  'operator.sell': ofOperator('Los planes y las salidas los maneja quien dirige o vende.', 'owner', 'sales'),
  'operator.reply': ofOperator('Las opiniones y las preguntas las responde quien dirige o vende.', 'owner', 'sales'),
  'operator.quote': ofOperator('Las cotizaciones las responde quien dirige o vende.', 'owner', 'sales'),
  'operator.money': ofOperator('Los pagos y las liquidaciones los ve una persona responsable del operador.', 'owner'),
  'operator.join': anyone,

  'claims.own': signedIn,
  'place.run': ofPlace('Esta parte es del equipo del lugar.', 'owner', 'editor'),
  'place.team': ofPlace('El equipo lo maneja una persona dueña del lugar.', 'owner'),
  'place.join': anyone,
  // The link in the email contains a secret.
  'place.confirm': anyone,
  'places.report': anyone,

  'departures.check_in': ofOperator('Esta lista es de quienes trabajan en la salida.', 'owner', 'sales', 'guide'),
  'departures.message': ofOperator('Los mensajes a una salida los escribe quien dirige o vende.', 'owner', 'sales'),

  'office.enter': staff('Esta parte es del equipo de la región.', 'admin', 'moderator', 'editor'),
  // The link in the email contains a signature.
  'staff.end_email': anyone,
  'complaints.desk': staff('Solo administración y moderación atienden los reclamos.', 'admin', 'moderator'),
  'comments.judge': staff('Solo administración y moderación revisan las opiniones.', 'admin', 'moderator'),
  'presence.print': staff(
    'Los carteles con código los imprime el equipo de la región.',
    'admin',
    'moderator',
    'editor',
  ),
  'photos.judge': staff('Solo administración y moderación revisan las fotos.', 'admin', 'moderator'),
  'trips.judge': staff('Solo administración y moderación revisan los viajes públicos.', 'admin', 'moderator'),
  'questions.judge': staff('Solo administración y moderación responden y revisan las preguntas.', 'admin', 'moderator'),
  'itineraries.edit': staff('Los itinerarios los escribe la redacción de la región.', 'admin', 'editor'),
  'itineraries.publish': staff('Los itinerarios los publica la redacción de la región.', 'admin', 'editor'),
  // Every member of staff may announce a closure, because landslides are urgent.
  'closures.edit': staff('Los cierres los anuncia el equipo de la región.', 'admin', 'moderator', 'editor'),
  'places.edit': staff('Los lugares los corrige el equipo de la región.', 'admin', 'moderator', 'editor'),
  'search.edit': staff(
    'Las búsquedas sin resultado las atiende el equipo de la región.',
    'admin',
    'moderator',
    'editor',
  ),
  'claims.decide': staff('Solo administración y moderación deciden quién maneja un lugar.', 'admin', 'moderator'),
  'policies.draft': staff('Los textos legales los prepara el equipo de la región.', 'admin', 'editor'),
  'policies.publish': staff('Solo quien administra la región publica textos legales.', 'admin'),
  'operators.review': staff('Solo administración y moderación revisan operadores y planes.', 'admin', 'moderator'),
  'operators.announce': staff('Solo administración y moderación escriben a los operadores.', 'admin', 'moderator'),
  'bookings.find': staff('Solo administración y moderación buscan reservas.', 'admin', 'moderator'),
  'bookings.serve': staff('Solo administración y moderación atienden reservas.', 'admin', 'moderator'),
  'operators.commission': staff('Solo quien administra la región cambia la comisión de un operador.', 'admin'),
  'quotations.report': staff(
    'Solo administración y moderación ven lo que se pidió y quedó sin respuesta.',
    'admin',
    'moderator',
  ),
  'quotations.reassign': staff(
    'Solo administración y moderación preguntan a otros operadores por una cotización.',
    'admin',
    'moderator',
  ),
  'figures.read': staff('Solo administración y moderación ven las cifras de la región.', 'admin', 'moderator'),
  'payouts.run': staff('Solo quien administra la región paga a los operadores.', 'admin'),
  'organisation.edit': staff('Solo quien administra la región cambia sus ajustes.', 'admin'),
  'audit.read': staff('Solo quien administra la región lee el registro de cambios.', 'admin'),
  'staff.read': staff('Solo quien administra la región ve a su equipo.', 'admin'),
  'staff.edit': staff('Solo quien administra la región cambia su equipo.', 'admin'),
  'staff.join': anyone,
  'money.review': staff('Solo quien administra la región revisa los casos de dinero.', 'admin'),
  'jobs.retry': staff('Solo quien administra la región ve las tareas del sitio.', 'admin'),
  'people.read': staff('Solo administración y moderación ven las cuentas.', 'admin', 'moderator'),
  'people.lock': staff('Solo administración y moderación bloquean cuentas.', 'admin', 'moderator'),
  'people.erase': staff('Solo quien administra la región registra que alguien pidió borrar su cuenta.', 'admin'),
  'people.suspend': staff('Solo quien administra la región suspende cuentas.', 'admin'),
  'people.recover': staff('Solo quien administra la región retira un segundo paso.', 'admin'),
} as const satisfies Record<string, Rule<never>>;

export type Right = keyof typeof RIGHTS;
export type SubjectOf<R extends Right> = Parameters<(typeof RIGHTS)[R]['of']>[1];

/** Checks the caller only. The operation checks the subject with `may`. */
export function mayEnter(actor: Actor, right: Right): Verdict {
  return RIGHTS[right].door(actor);
}

export function may<R extends Right>(actor: Actor, right: R, subject: SubjectOf<R>): Verdict {
  return (RIGHTS[right] as Rule<SubjectOf<R>>).of(actor, subject);
}

export interface Can {
  allowed: boolean;
  reason: string | null;
}

export function can<R extends Right>(actor: Actor, right: R, subject: SubjectOf<R>): Can {
  const verdict = may(actor, right, subject);
  return verdict.allowed ? { allowed: true, reason: null } : { allowed: false, reason: verdict.reason };
}
