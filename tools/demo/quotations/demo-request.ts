import { randomUUID } from 'node:crypto';
import { getDayOfWeek, parseDate } from '@internationalized/date';
import type { ProgramStop } from '#features/operators/contract/plan-content.ts';
import type { OfferDraft, OfferLine } from '#features/quotations/contract/offer.ts';
import {
  type AskBody,
  peopleOf,
  type QuotationContact,
  type QuotationSource,
  type QuotationWish,
  type RequestedParty,
} from '#features/quotations/contract/quotation.ts';
import type { FileAnswer, FileLine, FileStop, RequestFile } from './request-file.ts';

export type Places = ReadonlyMap<string, string>;

/** @param today local day, `YYYY-MM-DD` */
export function dayToBegin({ starts }: Pick<RequestFile, 'starts'>, today: string, weeks = 0): string {
  let day = parseDate(today).add({ days: starts.ahead });
  while (getDayOfWeek(day, 'es-ES', 'mon') + 1 !== starts.weekday) day = day.add({ days: 1 });
  return day.add({ weeks }).toString();
}

export function sourceOf({ plan, title, days }: RequestFile): QuotationSource {
  if (plan) return { kind: 'plan', slug: plan, title };
  return { kind: days.length > 0 ? 'trip' : 'text', slug: null, title };
}

export function wishOf(file: RequestFile, date: string, places: Places): QuotationWish {
  const { party, budget, lodging, needs, languages, wishes, length } = file;
  return {
    when: { kind: 'fixed', date, days: length },
    ...{ party, budget, lodging, needs, languages, wishes },
    areas: [],
    days: file.days.map((stops) => ({
      stops: stops.map(({ at, minutes, place, title }) => ({
        place: place === null ? null : places.get(place)!,
        title,
        begin: minuteOf(at),
        minutes,
      })),
    })),
  };
}

export function askBodyOf(
  file: RequestFile,
  { wish, contact, operators }: { wish: QuotationWish; contact: QuotationContact; operators: string[] },
): AskBody {
  return { uuid: randomUUID(), source: sourceOf(file), wish, contact, operators, accepted: [] };
}

export function draftOf(answer: FileAnswer, start: OfferDraft, party: RequestedParty, places: Places): OfferDraft {
  const { greeting, days, lodging = '', includes, excludes, conditions = '', minimumTotal = null } = answer;
  const ids = new Map(answer.lines.map(({ key }) => [key, randomUUID()]));
  return {
    ...start,
    ...(days && {
      days: days.map(({ title, stops }) => ({ title, stops: stops.map((stop) => stopOf(stop, places)) })),
    }),
    ...{ greeting, lodging, includes, excludes, conditions, minimumTotal },
    lines: answer.lines.map((line) => lineOf(line, ids, party, places)),
  };
}

function stopOf({ at, minutes, place, title, included = true }: FileStop, places: Places): ProgramStop {
  const there = place === null ? null : places.get(place)!;
  return { begin: minuteOf(at), minutes, place: there, title, note: '', included };
}

function lineOf(line: FileLine, ids: ReadonlyMap<string, string>, party: RequestedParty, places: Places): OfferLine {
  const { key, kind, title, note = '', brings = [], days = 1, at, minutes, place, required = false, needs = [] } = line;
  return {
    id: ids.get(key)!,
    ...{ kind, title, note, brings, days, minutes, required },
    day: line.day - 1,
    begin: minuteOf(at),
    place: place === undefined ? null : places.get(place)!,
    departureId: null,
    units: line.units.map(({ name, count, price }) => ({
      unitId: null,
      name,
      quantity: typeof count === 'number' ? count : countOf(count, party, days),
      unitPrice: price,
      follows: typeof count === 'number' ? null : count,
    })),
    needs: needs.map((needed) => ids.get(needed)!),
  };
}

function countOf(
  who: Exclude<FileLine['units'][number]['count'], number>,
  party: RequestedParty,
  days: number,
): number {
  const { adults, seniors, childAges } = party;
  return { people: peopleOf(party), adults, seniors, children: childAges.length, days }[who];
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}
