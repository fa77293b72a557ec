import { parseHours } from '../parse.ts';
import { printHours } from '../print.ts';
import {
  type DateRange,
  type DaySelector,
  EVERY_DAY,
  FULL_DAY,
  type HoursRule,
  type HoursRules,
  type Span,
} from '../rules.ts';
import { clockSpans } from './clock.ts';
import { type Item, itemsOf } from './items.ts';
import { type TextSpan, type Word, wordsOf } from './words.ts';

export interface WrittenHours {
  /**
   * Rules in the grammar of OpenStreetMap, the most likely first. Two rules if the text has two readings, none if it
   * gives no hours.
   */
  readings: string[];
  /** Words that were not understood. */
  unknown: TextSpan[];
  /** Words with two readings. */
  unclear: TextSpan[];
}

/** Reads what people write: "de martes a domingo de 9 a 4:30, feriados cerrado" → "Tu-Su 09:00-16:30; PH off". */
export function readWrittenHours(text: string): WrittenHours {
  const rule = parseHours(text);
  if (rule.ok) return { readings: [printHours(rule.rules)], unknown: [], unclear: [] };
  const reading = new Reading();
  for (const sentence of sentencesOf(wordsOf(text))) reading.read(sentence);
  const { unknown, ...read } = reading.result();
  return { ...read, unknown: neighbours(unknown, text) };
}

/** Joins words with only spaces between them. */
function neighbours(spans: readonly TextSpan[], text: string): TextSpan[] {
  const joinedSpans: TextSpan[] = [];
  for (const span of spans) {
    const last = joinedSpans.at(-1);
    if (last && text.slice(last.to, span.from).trim() === '') last.to = span.to;
    else joinedSpans.push({ ...span });
  }
  return joinedSpans;
}

function sentencesOf(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [[]];
  for (const word of words) {
    if (word.kind === 'stop') sentences.push([]);
    else sentences.at(-1)!.push(word);
  }
  return sentences;
}

type Selecting = Extract<Item, { kind: 'days' | 'dates' }>;
type Stating = Extract<Item, { kind: 'hours' | 'closed' }>;
const isSelecting = (item: Item | undefined): item is Selecting => item?.kind === 'days' || item?.kind === 'dates';
const isStating = (item: Item | undefined): item is Stating => item?.kind === 'hours' || item?.kind === 'closed';

interface Selection {
  dates: DateRange[];
  days: DaySelector | null;
}

interface Found {
  rule: HoursRule;
  evening: Span[] | null;
}

class Reading {
  private readonly found: Found[] = [];
  private readonly unknown: TextSpan[] = [];
  private readonly unclear: TextSpan[] = [];
  private named = 0;
  private season: DateRange[] = [];
  private waiting: Stating[] | null = null;
  private chosen: Selecting[] | null = null;
  private exceptions: Selecting[][] = [];

  read(words: readonly Word[]): void {
    const { items, unknown } = itemsOf(words);
    this.unknown.push(...unknown);
    this.season = [];
    for (let at = 0; at < items.length; ) at = this.step(items, at);
    if (this.waiting) this.add(this.waiting, null);
    if (this.chosen) this.unknown.push(...this.chosen);
    for (const days of this.exceptions) this.close(days);
    this.waiting = null;
    this.chosen = null;
    this.exceptions = [];
  }

  result(): WrittenHours {
    const ordered = this.found
      .map((found, i) => ({ ...found, rank: rankOf(found.rule), i }))
      .sort((a, b) => a.rank - b.rank || a.i - b.i);
    const opens = ordered.some(({ rule }) => rule.state === 'open');
    const usual = ordered.map(({ rule }) => rule);
    const evening = ordered.map(({ rule, evening }) => (evening ? { ...rule, spans: evening } : rule));
    const readings = opens ? [...new Set([usual, evening].map(normal))] : [];
    const unknown = [...this.unknown].sort((a, b) => a.from - b.from).map(({ from, to }) => ({ from, to }));
    return { readings, unknown, unclear: this.unclear };
  }

  private step(items: readonly Item[], at: number): number {
    const item = items[at]!;
    if (item.kind === 'note') return this.note(item, at);
    if (item.kind === 'except') return this.except(items, at);
    if (item.kind === 'included') return this.include(items, at);
    if (isSelecting(item)) return this.select(items, at);
    return this.state(items, at);
  }

  private note({ text }: Extract<Item, { kind: 'note' }>, at: number): number {
    for (const { rule } of this.found) if (rule.state === 'open') rule.comment ??= text;
    return at + 1;
  }

  private except(items: readonly Item[], at: number): number {
    const end = runEnd(items, at + 1);
    const days = items.slice(at + 1, end).filter(isSelecting);
    if (days.length === 0) this.unknown.push(items[at]!);
    else this.exceptions.push(days);
    return end;
  }

  /** "incluso feriados", "feriados incluidos" */
  private include(items: readonly Item[], at: number): number {
    const end = this.chosen ? at + 1 : runEnd(items, at + 1);
    const days = this.chosen ?? items.slice(at + 1, end).filter(isSelecting);
    const last = this.found.findLast(({ rule }) => rule.state === 'open');
    const waits = this.waiting !== null && days.length > 0;
    // "lunes a domingo, incluso feriados, de 9 a 5"
    if (!waits && !last && days.length > 0) return this.keep(days, end);
    if (last && days.length > 0) last.rule.days = joined([last.rule.days, ...days.map(daysOf)]);
    this.chosen = null;
    return end;
  }

  private keep(days: Selecting[], end: number): number {
    this.chosen = days;
    return end;
  }

  private select(items: readonly Item[], at: number): number {
    const end = runEnd(items, at);
    const run = items.slice(at, end).filter(isSelecting);
    const states = isStating(items[end]);
    if (!this.waiting) {
      this.chosen = [...(this.chosen ?? []), ...run];
      return end;
    }
    const comma = run.findLastIndex(({ gap }, i) => i > 0 && gap === 'comma');
    if (!states) this.add(this.waiting, run);
    else if (comma > 0) {
      this.add(this.waiting, run.slice(0, comma));
      this.chosen = run.slice(comma);
    } else if (this.waiting[0]!.kind === 'closed' && run[0]!.gap !== 'comma') this.add(this.waiting, run);
    else {
      this.add(this.waiting, null);
      this.chosen = run;
    }
    this.waiting = null;
    return end;
  }

  private state(items: readonly Item[], at: number): number {
    let end = at + 1;
    if (items[at]!.kind === 'hours') while (items[end]?.kind === 'hours') end += 1;
    const stated = items.slice(at, end).filter(isStating);
    if (this.chosen) this.add(stated, this.chosen);
    else {
      if (this.waiting) this.add(this.waiting, null);
      this.waiting = stated;
      return end;
    }
    this.chosen = null;
    return end;
  }

  private add(stated: readonly Stating[], selected: readonly Selecting[] | null): void {
    const { dates, days } = this.selection(selected ?? []);
    const base = { dates, days, comment: null, additional: false } as const;
    if (stated[0]!.kind === 'closed') {
      if (dates.length === 0 && days === null) this.unknown.push(...stated);
      else this.found.push({ rule: { ...base, state: 'closed', spans: [] }, evening: null });
      return;
    }
    const hours = stated.filter((item) => item.kind === 'hours');
    if (hours.some(({ isAlways }) => isAlways)) {
      this.found.push({ rule: { ...base, state: 'open', spans: [FULL_DAY] }, evening: null });
      return;
    }
    const before = this.found.findLast(({ rule }) => rule.state === 'open')?.rule.spans[0]?.open ?? null;
    const clock = clockSpans(
      hours.flatMap(({ spans }) => spans),
      before,
    );
    if (!clock) {
      this.unknown.push(...hours);
      return;
    }
    if (clock.evening) this.unclear.push(...hours.map(({ from, to }) => ({ from, to })));
    this.found.push({ rule: { ...base, state: 'open', spans: clock.spans }, evening: clock.evening });
  }

  private close(selected: readonly Selecting[]): void {
    const { dates, days } = this.selection(selected);
    this.found.push({
      rule: { dates, days, state: 'closed', spans: [], comment: null, additional: false },
      evening: null,
    });
  }

  /** A season counts until the end of its sentence. */
  private selection(selected: readonly Selecting[]): Selection {
    const dates = selected.flatMap((item) => (item.kind === 'dates' ? item.dates : []));
    const days = joined(selected.filter((item) => item.kind === 'days').map((item) => this.withRest(item)));
    if (dates.some(({ from, to }) => from.month !== to.month || from.day !== to.day || from.day === undefined))
      this.season = dates;
    this.named |= days?.weekdays ?? 0;
    return { dates: dates.length > 0 ? dates : this.season, days };
  }

  private withRest({ days, isRest }: Extract<Item, { kind: 'days' }>): DaySelector {
    return isRest ? { ...days, weekdays: EVERY_DAY & ~this.named } : days;
  }
}

const daysOf = (item: Selecting): DaySelector | null => (item.kind === 'days' ? item.days : null);

function joined(all: readonly (DaySelector | null)[]): DaySelector | null {
  const days = all.filter((one) => one !== null);
  if (days.length === 0) return null;
  return {
    weekdays: days.reduce((sum, one) => sum | one.weekdays, 0),
    nth: days.flatMap(({ nth }) => nth),
    holidays: days.some(({ holidays }) => holidays),
  };
}

function runEnd(items: readonly Item[], at: number): number {
  let end = at;
  while (isSelecting(items[end])) end += 1;
  return end;
}

/** A later rule replaces earlier rules, so that general rules come first and exceptions last. */
function rankOf({ dates, days, state }: HoursRule): number {
  if (dates.length > 0 && days === null && state === 'closed') return 4;
  if (days?.holidays && days.weekdays === 0 && days.nth.length === 0) return 3;
  if (state === 'closed' || days?.nth.length) return 2;
  if (dates.length === 0 && (days === null || days.weekdays === EVERY_DAY)) return 0;
  return days === null ? 1 : 2;
}

/** The printed rule is parsed again, so that every reading is a rule that the rest of the site accepts. */
function normal(rules: HoursRules): string {
  const parsed = parseHours(printHours(rules.map(withDays)));
  if (!parsed.ok) throw new Error(`a reading must be readable: ${printHours(rules)}`);
  return printHours(parsed.rules);
}

function withDays(rule: HoursRule): HoursRule {
  const isEveryDay = rule.days === null || (rule.days.weekdays === EVERY_DAY && !rule.days.holidays);
  if (rule.dates.length > 0 || !isEveryDay) return rule;
  return { ...rule, days: isAlways(rule) ? null : { weekdays: EVERY_DAY, nth: [], holidays: false } };
}

const isAlways = ({ spans }: HoursRule) => spans.length === 1 && spans[0]!.open === 0 && spans[0]!.close === 1440;
