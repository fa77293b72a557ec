import { parseDate } from '@internationalized/date';
import { Value } from 'typebox/value';
import { dayWords } from '#features/bookings/contract/booking-words.ts';
import { type Issue, validationIssues } from '#features/issues.ts';
import { isHeldBack } from '#features/operators/contract/departure-closure.ts';
import { isOnSale } from '#features/operators/contract/departure-states.ts';
import { isForOneGroup, type Sellable } from '#features/operators/contract/sellable.ts';
import { OfferContent, type OfferDraft, type OfferLine } from '#features/quotations/contract/offer.ts';
import { priceOffer } from '#features/quotations/contract/offer-price.ts';

export interface OfferSetting {
  operatorId: string;
  currency: string;
  /** Local day in the operator's time zone, as `YYYY-MM-DD`. */
  today: string;
  now: Date;
  departures: ReadonlyMap<string, Sellable>;
  /** Number of seats that the offer already holds, keyed by the departure's id. */
  held: ReadonlyMap<string, number>;
}

const issue = (path: string, code: string, message: string): Issue => ({ path: `body.draft.${path}`, code, message });

/** `content` is null if a field is missing or wrong. */
export function readOffer(draft: OfferDraft, setting: OfferSetting): { content: OfferContent | null; issues: Issue[] } {
  if (!Value.Check(OfferContent, draft)) {
    const faults = validationIssues(
      [...Value.Errors(OfferContent, draft)] as Parameters<typeof validationIssues>[0],
      'body.draft',
    );
    return { content: null, issues: [...unique(faults), ...partIssues(draft, setting)] };
  }
  const issues = partIssues(draft, setting);
  return { content: issues.length === 0 ? draft : null, issues };
}

function partIssues(draft: OfferDraft, setting: OfferSetting): Issue[] {
  return [...dateIssues(draft, setting), ...paymentIssues(draft), ...lineIssues(draft, setting), ...totalIssues(draft)];
}

function dateIssues({ startDate }: OfferDraft, { today }: OfferSetting): Issue[] {
  if (startDate === undefined || startDate >= today) return [];
  return [issue('startDate', 'past', 'El primer día ya pasó.')];
}

function paymentIssues({ payments }: OfferDraft): Issue[] {
  if (!payments || payments.length === 0) return [];
  const issues: Issue[] = [];
  const sum = payments.reduce((all, { shareBps }) => all + shareBps, 0);
  if (sum !== 10_000) issues.push(issue('payments', 'sum', `Los pagos suman ${sum / 100} % y tienen que sumar 100 %.`));
  if (payments[0]!.daysBefore !== null) issues.push(issue('payments.0', 'first', 'El primer pago es al aceptar.'));
  for (const [index, { daysBefore }] of payments.entries()) {
    const before = payments[index - 1]?.daysBefore;
    if (index > 0 && daysBefore === null)
      issues.push(issue(`payments.${index}`, 'when', 'Di cuántos días antes del inicio se paga.'));
    else if (typeof before === 'number' && daysBefore !== null && daysBefore >= before)
      issues.push(issue(`payments.${index}`, 'order', 'Cada pago va después del anterior.'));
  }
  return issues;
}

function totalIssues({ lines = [], minimumTotal = null }: OfferDraft): Issue[] {
  if (lines.length === 0 || lines.some(({ units }) => !Array.isArray(units))) return [];
  if (priceOffer({ lines, minimumTotal }, 1).total > 0) return [];
  return [issue('lines', 'price', 'Ponle precio al menos a una línea.')];
}

function lineIssues({ lines = [], days = [], startDate }: OfferDraft, setting: OfferSetting): Issue[] {
  const ids = new Set(lines.map(({ id }) => id));
  const places = new Map<string, number>();
  return lines.flatMap((line, index) => {
    const at = (code: string, message: string, field = '') =>
      issue(`lines.${index}${field && `.${field}`}`, code, message);
    const issues: Issue[] = [];
    if (lines.findIndex(({ id }) => id === line.id) !== index) issues.push(at('twice', 'Esta línea está dos veces.'));
    if (days.length > 0 && line.day >= days.length)
      issues.push(at('day', `La oferta tiene ${days.length} ${days.length === 1 ? 'día' : 'días'}.`, 'day'));
    if (line.needs.some((needed) => !ids.has(needed) || needed === line.id))
      issues.push(at('needs', 'Necesita una línea que no está en la oferta.', 'needs'));
    if ((line.kind === 'plan') !== (line.departureId !== null))
      issues.push(at('departure', 'Un plan propio lleva su salida, y ninguna otra línea la lleva.', 'departureId'));
    if (line.departureId !== null && line.days > 1)
      issues.push(at('days', 'Una salida tuya se da en sus propios días.', 'days'));
    if (line.departureId !== null)
      issues.push(
        ...departureIssues(line, { startDate, places, setting }).map(([code, message]) =>
          at(code, message, 'departureId'),
        ),
      );
    return issues;
  });
}

interface AroundLine {
  startDate: string | undefined;
  places: Map<string, number>;
  setting: OfferSetting;
}

function departureIssues(
  line: OfferLine,
  { startDate, places, setting }: AroundLine,
): [code: string, message: string][] {
  const sellable = setting.departures.get(line.departureId!);
  if (!sellable || sellable.operator.id !== setting.operatorId)
    return [['unknown', 'Esa salida no es tuya o ya no existe.']];
  const { departure, plan, option } = sellable;
  const issues: [string, string][] = [];
  if (plan.state !== 'on_sale' || !isOnSale(departure.state) || departure.cutoffAt <= setting.now)
    issues.push(['off_sale', `«${line.title}» ya no se vende. Elige otra salida.`]);
  else if (isHeldBack(departure.closures))
    issues.push(['closed_stop', `«${line.title}» visita un lugar que cierra ese día. Elige otra salida.`]);
  if (plan.currency !== setting.currency) issues.push(['currency', `«${line.title}» se vende en otra moneda.`]);
  if (startDate !== undefined && /^\d{4}-\d\d-\d\d$/.test(startDate)) {
    const day = parseDate(startDate).add({ days: line.day }).toString();
    if (day !== departure.localDate)
      issues.push(['date', `«${line.title}» sale el ${dayWords(departure)}, no el ${dayWords({ localDate: day })}.`]);
  }
  let asked = places.get(departure.id) ?? 0;
  for (const { unitId, quantity } of line.units) {
    const unit = option.units.find(({ id }) => id === unitId);
    if (unit) asked += unit.places * quantity;
    else issues.push(['unit', `«${line.title}» lleva una tarifa que el plan no tiene.`]);
  }
  places.set(departure.id, asked);
  if (departure.capacity === null) return issues;
  const taken = departure.taken - (setting.held.get(departure.id) ?? 0);
  const left = isForOneGroup(sellable) && taken > 0 ? 0 : Math.max(0, departure.capacity - taken);
  if (asked > left)
    issues.push([
      'seats',
      left === 0 ? `«${line.title}» ya no tiene lugares.` : `En «${line.title}» quedan ${left} lugares.`,
    ]);
  return issues;
}

function unique(issues: Issue[]): Issue[] {
  return issues.filter(({ path }, index) => issues.findIndex((other) => other.path === path) === index);
}
