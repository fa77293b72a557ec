import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import type { DepartureRule } from '../../../contract/departure-rule.ts';
import type { ApprovedOffer, ManagedOption, ManagedRule, SubmittedPlan } from '../../../contract/managed-plan.ts';
import { DIFFICULTY_NAMES, PLAN_CATEGORY_NAMES } from '../../../contract/plan-categories.ts';
import type {
  BookingQuestion,
  MeetingPoint,
  PlanContent,
  PlanFacts,
  PlanPicture,
  ProgramDay,
  ProgramStop,
} from '../../../contract/plan-content.ts';
import type { Price } from '../../../contract/price.ts';
import type { Unit } from '../../../contract/unit.ts';
import { languageName } from '../../operator/data/language-field.tsx';
import { UNIT_NAMES } from '../../operator/plans/options/option-draft.ts';
import { useRuleWords } from '../../operator/plans/rules/use-rule-words.ts';
import { aheadWords, languageWords } from '../../plan-words.ts';

export interface ReviewRow {
  name: string;
  /** Null if the row has no earlier value to compare. */
  now: string[] | null;
  next: string[];
  pictures?: { now: PlanPicture[]; next: PlanPicture[] };
  changed: boolean;
}
export interface ReviewSection {
  title: string;
  state: 'kept' | 'added' | 'removed';
  rows: ReviewRow[];
}

type Words = string | null | false | undefined;
type Field<Value> = readonly [name: string, lines: (value: Value) => readonly Words[]];
type Fields<Whole> = { readonly [Member in keyof Whole]-?: Field<Whole[Member]> | null };

const joined = (...words: Words[]): string => words.filter(Boolean).join(' · ');
const paragraphs = (text: string): string[] => text.split('\n');

/**
 * Contains everything that travellers read of a plan. The types require a row for each member. Null marks a member that
 * is not public or that another row shows.
 */
export function useReviewSections(): (plan: SubmittedPlan) => ReviewSection[] {
  const { t } = useLingui();
  const ruleWords = useRuleWords();
  const yesNo = (is: boolean) => (is ? t`Sí` : t`No`);

  return (plan) => {
    const { approved, currency } = plan;
    const placeNames = new Map(plan.places.map(({ id, name }) => [id, name]));

    const stop = ({ begin, minutes, place, title, note, included }: ProgramStop) =>
      joined(
        `${formatClock(begin)} ${title}`,
        formatDuration(minutes),
        place && (placeNames.get(place) ?? t`lugar que ya no existe`),
        included ? t`entrada incluida` : t`entrada no incluida`,
        note,
      );
    const day = ({ title, stops }: ProgramDay, index: number) => [t`Día ${index + 1}: ${title}`, ...stops.map(stop)];
    const meeting = ({ kind, name, note, lon, lat, asksAddress }: MeetingPoint) => [
      kind === 'pickup' ? t`Recojo: ${name}` : t`Encuentro: ${name}`,
      note,
      `${lat.toFixed(5)}, ${lon.toFixed(5)}`,
      asksAddress && t`Se pregunta dónde se alojan`,
    ];
    const question = ({ label, kind, choices, perPerson, required }: BookingQuestion) =>
      joined(
        label,
        { text: t`texto`, choice: t`una opción: ${choices.join(', ')}`, number: t`un número`, yes_no: t`sí o no` }[
          kind
        ],
        perPerson ? t`a cada persona` : t`una vez`,
        required ? t`hay que responderla` : t`se puede dejar vacía`,
      );
    const picture = (one: PlanPicture) =>
      one.kind === 'photo'
        ? joined(t`Foto: ${one.alt}`, one.credit && t`de ${one.credit}`)
        : joined(t`Ilustración: ${one.alt || one.scene}`);

    const contentFields: Fields<PlanContent> = {
      title: [t`Nombre del plan`, (title) => [title]],
      summary: [t`En una frase`, (summary) => [summary]],
      description: [t`Descripción`, paragraphs],
      pictures: [t`Imágenes`, (pictures) => pictures.map(picture)],
      meeting: [t`Punto de encuentro`, meeting],
      includes: [t`Incluye`, (lines) => lines],
      excludes: [t`No incluye`, (lines) => lines],
      restrictions: [t`Restricciones`, (lines) => lines],
      bring: [t`Qué llevar`, (lines) => lines],
      access: [t`Accesibilidad`, paragraphs],
      questions: [t`Preguntas al reservar`, (questions) => questions.map(question)],
      certificate: [
        t`Certificado de seguridad`,
        (certificate) => [certificate && t`${certificate.number}, hasta el ${formatDate(certificate.until)}`],
      ],
      days: [t`Programa`, (days) => days.flatMap(day)],
      onFoot: [t`Todo a pie`, (is) => [yesNo(is ?? false)]],
      policy: null,
      facts: null,
    };
    const factFields: Fields<PlanFacts> = {
      category: [t`Clase`, (category) => [PLAN_CATEGORY_NAMES[category]]],
      difficulty: [t`Dificultad`, (difficulty) => [DIFFICULTY_NAMES[difficulty as 1 | 2 | 3 | 4]]],
      languages: [t`Idiomas`, (languages) => [languageWords(languages)]],
      accessible: [t`Apto para silla de ruedas`, (is) => [yesNo(is)]],
      adventure: [t`Turismo de aventura`, (is) => [yesNo(is)]],
      confirmation: [
        t`Cuando alguien reserva`,
        (confirmation) => [
          {
            INSTANT: t`Queda confirmado`,
            MANUAL: t`Lo confirma el operador`,
            INSTANT_THEN_MANUAL: t`Queda confirmado; sin lugares, lo confirma el operador`,
          }[confirmation],
        ],
      ],
    };

    const unit =
      (units: readonly Unit[]) =>
      ({ type, name, minAge, maxAge, places, idRequired, accompaniedBy }: Unit) =>
        joined(
          name === UNIT_NAMES[type] ? name : `${name} (${UNIT_NAMES[type]})`,
          minAge !== null && t`desde ${minAge} años`,
          maxAge !== null && t`hasta ${maxAge} años`,
          places !== 1 && t`ocupa ${places} lugares`,
          idRequired && t`con documento`,
          accompaniedBy.length > 0 &&
            t`acompañado de ${accompaniedBy.map((id) => units.find((one) => one.id === id)?.name ?? '?').join(t` o `)}`,
        );
    const price = (units: readonly Unit[]) => (one: Price) =>
      joined(
        `${one.unit === null ? t`Todo el grupo` : (units.find(({ id }) => id === one.unit)?.name ?? '?')}: ${formatMoney(one.amount, currency)}`,
        one.weekdays && ruleWords.days(one.weekdays),
        (one.from || one.to) && ruleWords.season(one),
      );
    const optionFields = ({ units, depositBps, minimumGroup }: ManagedOption): Fields<ManagedOption> => ({
      id: null,
      name: [t`Nombre de la opción`, (name) => [name]],
      language: [t`Idioma`, (language) => [language === null ? t`Sin guía` : languageName(language)]],
      durationMinutes: [t`Dura`, (minutes) => [formatDuration(minutes)]],
      cutoffMinutes: [
        t`Última hora para reservar`,
        (minutes) => [minutes === 0 ? t`El último momento` : t`${aheadWords(minutes)} antes`],
      ],
      capacity: [t`Lugares por salida`, (capacity) => [capacity === null ? t`Sin límite` : `${capacity}`]],
      private: [t`Salida privada`, (is) => [yesNo(is)]],
      minUnits: [t`Como mínimo por reserva`, (least) => [`${least}`]],
      maxUnits: [t`Como máximo por reserva`, (most) => [most === null ? t`Sin límite` : `${most}`]],
      minimumGroup: [t`Grupo mínimo para salir`, (least) => [`${least}`]],
      minimumOutcome: [
        t`Si no se llega al mínimo`,
        (outcome) => [minimumGroup > 1 && (outcome === 'cancel' ? t`Se cancela y se devuelve` : t`Sale igual`)],
      ],
      minimumDecidedHours: [t`Se decide`, (hours) => [minimumGroup > 1 && t`${aheadWords(hours * 60)} antes`]],
      units: [t`Quién viene`, (all) => all.map(unit(all))],
      prices: [t`Precios`, (prices) => prices.map(price(units))],
      depositBps: [t`Al reservar se paga`, (share) => [share === 10_000 ? t`Todo` : t`Adelanto de ${share / 100} %`]],
      balanceDays: [
        t`El resto`,
        (days) => [depositBps < 10_000 && (days === 0 ? t`El día de la salida` : t`${days} días antes`)],
      ],
    });
    const rule = (one: DepartureRule) => {
      const fields: Fields<DepartureRule> = {
        weekdays: ['', () => [ruleWords.when(one)]],
        times: null,
        openingHours: null,
        from: ['', () => [ruleWords.season(one)]],
        to: null,
        onlyOpen: ['', (is) => [is && t`solo cuando todo está abierto`]],
        capacity: ['', (places) => [places !== null && t`${places} lugares`]],
        exceptions: ['', (days) => [days.length > 0 && t`menos ${days.map((each) => formatDate(each)).join(', ')}`]],
        resources: null,
      };
      return joined(...rowsOf(fields, one, null).flatMap(({ next }) => next));
    };
    const departures = (rules: readonly ManagedRule[], optionId: string) =>
      rules.filter((one) => one.optionId === optionId).map((one) => rule(one.rule));

    const offer: ApprovedOffer = { options: plan.options, rules: plan.rules };
    const before = approved?.offer ?? (approved && offer);
    const option = (id: string): ReviewSection => {
      const next = offer.options.find((one) => one.id === id);
      const now = before?.options.find((one) => one.id === id);
      const shown = (next ?? now)!;
      return {
        title: t`Opción: ${shown.name}`,
        state: next ? (before && !now ? 'added' : 'kept') : 'removed',
        rows: [
          ...rowsOf(optionFields(shown), shown, next ? (now ?? null) : null, now && optionFields(now)),
          row(
            t`Salidas`,
            departures(next ? offer.rules : before!.rules, id),
            next && now ? departures(before!.rules, id) : null,
          ),
        ],
      };
    };
    const ids = [...offer.options, ...(before?.options ?? [])].map(({ id }) => id);
    const policyRow = row(t`Cancelación`, plan.policyWords, approved?.policyWords ?? null);
    return [
      {
        title: t`Lo que se lee`,
        state: 'kept',
        rows: [
          ...rowsOf(contentFields, plan.content, approved?.content ?? null).map((one) =>
            one.name === contentFields.pictures![0] ? withPictures(one, plan) : one,
          ),
          ...rowsOf(factFields, plan.facts, approved?.facts ?? null),
          policyRow,
        ],
      },
      {
        title: t`Cómo se vende`,
        state: 'kept',
        rows: [
          row(t`Salidas`, [plan.availabilityType === 'START_TIME' ? t`A horas fijas` : t`Dentro de un horario`], null),
          row(t`Precio`, [plan.pricingPer === 'UNIT' ? t`Por persona` : t`Por grupo`, t`en ${currency}`], null),
        ],
      },
      ...[...new Set(ids)].map(option),
    ];
  };
}

const linesOf = (lines: readonly Words[]): string[] => lines.filter((line): line is string => Boolean(line));

function row(name: string, next: readonly Words[], now: readonly Words[] | null): ReviewRow {
  const [after, before] = [linesOf(next), now && linesOf(now)];
  return { name, next: after, now: before, changed: before !== null && before.join('\n') !== after.join('\n') };
}

/**
 * Leaves out rows without lines on both sides.
 * @param fieldsBefore functions that read the old values, by default `fields`
 */
function rowsOf<Whole extends object>(
  fields: Fields<Whole>,
  next: Whole,
  now: Whole | null,
  fieldsBefore: Fields<Whole> = fields,
): ReviewRow[] {
  return (Object.keys(fields) as (keyof Whole)[]).flatMap((member) => {
    const field = fields[member];
    if (!field) return [];
    const [name, lines] = field;
    const one = row(name, lines(next[member]), now && fieldsBefore[member]![1](now[member]));
    return one.next.length > 0 || (one.now?.length ?? 0) > 0 ? [one] : [];
  });
}

function withPictures(one: ReviewRow, { content, approved }: SubmittedPlan): ReviewRow {
  const pictures = { now: approved?.content.pictures ?? [], next: content.pictures };
  const changed = approved !== null && JSON.stringify(pictures.now) !== JSON.stringify(pictures.next);
  return { ...one, pictures, changed };
}
