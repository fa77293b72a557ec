import { repairHours } from './repair.ts';
import {
  DAY_NAMES,
  type DatePoint,
  type DateRange,
  type DaySelector,
  FULL_DAY,
  type HoursRule,
  type HoursRules,
  MONTH_NAMES,
  type Span,
} from './rules.ts';

/** `problem` and `warnings` are Spanish texts for the author of the hours. */
export type ParsedHours = { ok: true; rules: HoursRules; warnings: string[] } | { ok: false; problem: string };

/** Repairs unambiguous mistakes first, and never throws. rules.ts lists the supported grammar. */
export function parseHours(text: string): ParsedHours {
  const repaired = repairHours(text);
  try {
    return { ok: true, rules: new Reader(repaired.text).rules(), warnings: repaired.warnings };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.message };
    throw error;
  }
}

class Unreadable extends Error {}

type TokenKind = 'always' | 'time' | 'number' | 'word' | 'comment' | 'sign';
interface Token {
  kind: TokenKind;
  text: string;
}
const TOKEN = /\s*(?:(24\/7)|(\d{2}:\d{2})|(\d+)|([A-Za-z]+)|"([^"]*)"|(.))/suy;
const DAYS: readonly string[] = DAY_NAMES;
const MONTHS: readonly string[] = MONTH_NAMES;
const KINDS: TokenKind[] = ['always', 'time', 'number', 'word', 'comment', 'sign'];

function tokens(text: string): Token[] {
  const found: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const index = KINDS.findIndex((_, i) => match?.[i + 1] !== undefined);
    found.push({ kind: KINDS[index]!, text: match[index + 1]! });
  }
  return found;
}

class Reader {
  private readonly tokens: Token[];
  private at = 0;

  constructor(text: string) {
    this.tokens = tokens(text);
  }

  rules(): HoursRules {
    if (this.tokens.length === 0) throw new Unreadable('El horario está vacío.');
    const rules = [this.rule(false)];
    while (this.at < this.tokens.length) {
      if (this.takeSign(';')) rules.push(this.rule(false));
      else if (this.takeSign(',')) rules.push(this.rule(true));
      else throw this.unexpected();
    }
    return rules;
  }

  private rule(additional: boolean): HoursRule {
    const start = this.at;
    const rule: HoursRule = { dates: [], days: null, state: 'open', spans: [], comment: null, additional };
    if (this.take('always')) rule.spans = [FULL_DAY];
    else {
      rule.dates = this.dates();
      if (rule.dates.length > 0) this.takeSign(':');
      rule.days = this.days();
      if (rule.days) this.takeSign(':');
      rule.spans = this.spans();
    }
    const state = this.word(['off', 'open']);
    if (state === 'off') rule.state = 'closed';
    rule.comment = this.take('comment') ?? null;
    if (this.at === start || (this.at === start + 1 && rule.comment !== null)) throw this.unexpected();
    if (rule.state === 'open' && rule.spans.length === 0) {
      if (rule.comment !== null && !state) throw new Unreadable(`«${rule.comment}» es un comentario, no un horario.`);
      rule.spans = [FULL_DAY];
    }
    return rule;
  }

  private dates(): DateRange[] {
    const ranges: DateRange[] = [];
    while (this.startsDate()) {
      let range = this.dateRange();
      ranges.push(range);
      while (this.looksAt(',', 'number') && !/^\d{4}$/.test(this.tokens[this.at + 1]!.text)) {
        this.at += 1;
        const day = this.dayOfMonth(this.take('number')!);
        range = { from: { ...range.from, day }, to: { ...range.from, day } };
        ranges.push(range);
      }
      if (!this.peekSign(',')) break;
      this.at += 1;
      if (this.startsDate()) continue;
      this.at -= 1;
      break;
    }
    return ranges;
  }

  private startsDate(): boolean {
    const token = this.tokens[this.at];
    if (token?.kind === 'word') return MONTHS.includes(token.text);
    return token?.kind === 'number' && /^\d{4}$/.test(token.text);
  }

  private dateRange(): DateRange {
    const from = this.datePoint();
    const ends =
      this.peekSign('-') && (this.tokens[this.at + 1]?.kind === 'number' || this.tokens[this.at + 1]?.kind === 'word');
    if (!ends) return { from, to: { ...from } };
    this.at += 1;
    const next = this.tokens[this.at]!;
    const to =
      next.kind === 'number' && next.text.length <= 2
        ? { month: from.month, day: this.dayOfMonth(this.take('number')!) }
        : this.datePoint();
    if (to.year !== undefined && from.year === undefined)
      throw new Unreadable('Falta el año en la primera fecha del intervalo.');
    if (from.day !== undefined || to.day !== undefined) {
      from.day ??= 1;
      to.day ??= 31;
    }
    if (from.year !== undefined) to.year ??= from.year + (order(to) < order(from) ? 1 : 0);
    return { from, to };
  }

  private datePoint(): DatePoint {
    const year = this.tokens[this.at]?.text.length === 4 ? this.take('number') : undefined;
    const name = this.take('word');
    const month = MONTHS.indexOf(name ?? '') + 1;
    if (month === 0) throw this.unexpected(-1);
    const point: DatePoint = year === undefined ? { month } : { year: Number(year), month };
    const day = this.tokens[this.at]?.text.length === 4 ? undefined : this.take('number');
    if (day !== undefined) point.day = this.dayOfMonth(day);
    return point;
  }

  private dayOfMonth(text: string): number {
    const day = Number(text);
    if (day < 1 || day > 31) throw new Unreadable(`El día ${text} no existe.`);
    return day;
  }

  private days(): DaySelector | null {
    const days: DaySelector = { weekdays: 0, nth: [], holidays: false };
    let any = false;
    while (this.startsDay()) {
      any = true;
      const first = this.take('word')!;
      if (first === 'PH') days.holidays = true;
      else this.weekdays(DAYS.indexOf(first), days);
      if (!this.peekSign(',')) break;
      this.at += 1;
      if (this.startsDay()) continue;
      this.at -= 1;
      break;
    }
    return any ? days : null;
  }

  private weekdays(first: number, days: DaySelector): void {
    if (this.takeSign('[')) {
      const positions: number[] = [];
      do {
        const sign = this.takeSign('-') ? -1 : 1;
        const position = Number(this.take('number') ?? 0);
        if (position < 1 || position > 5)
          throw new Unreadable('Entre corchetes va el número de semana del mes: 1 a 5, o -1 para la última.');
        positions.push(sign * position);
      } while (this.takeSign(','));
      if (!this.takeSign(']')) throw this.unexpected();
      days.nth.push({ weekday: first, positions });
      return;
    }
    let last = first;
    if (this.takeSign('-')) {
      last = DAYS.indexOf(this.tokens[this.at]?.text ?? '');
      if (last < 0) throw this.unexpected();
      this.at += 1;
    }
    for (let day = first; ; day = (day + 1) % 7) {
      days.weekdays |= 1 << day;
      if (day === last) return;
    }
  }

  private startsDay(): boolean {
    const token = this.tokens[this.at];
    return token?.kind === 'word' && (token.text === 'PH' || DAYS.includes(token.text));
  }

  private spans(): Span[] {
    const spans: Span[] = [];
    while (this.tokens[this.at]?.kind === 'time') {
      const open = this.time();
      if (!this.takeSign('-')) throw new Unreadable('Falta la hora de cierre.');
      if (this.tokens[this.at]?.kind !== 'time') throw this.unexpected();
      const close = this.time();
      if (this.peekSign('+')) throw new Unreadable('Un cierre abierto («+») no dice a qué hora se cierra.');
      if (open >= 1440) throw new Unreadable('La hora de apertura pasa de las 24:00.');
      spans.push({ open, close: close <= open ? close + 1440 : close });
      if (!this.looksAt(',', 'time')) break;
      this.at += 1;
    }
    return spans;
  }

  private time(): number {
    const text = this.take('time')!;
    const minutes = Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    if (Number(text.slice(3)) > 59 || minutes > 2880) throw new Unreadable(`La hora ${text} no existe.`);
    return minutes;
  }

  private take(kind: TokenKind): string | undefined {
    const token = this.tokens[this.at];
    if (token?.kind !== kind) return undefined;
    this.at += 1;
    return token.text;
  }

  private word(words: string[]): string | undefined {
    const token = this.tokens[this.at];
    if (token?.kind !== 'word' || !words.includes(token.text)) return undefined;
    this.at += 1;
    return token.text;
  }

  private peekSign(sign: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === 'sign' && token.text === sign;
  }

  private takeSign(sign: string): boolean {
    if (!this.peekSign(sign)) return false;
    this.at += 1;
    return true;
  }

  private looksAt(sign: string, kind: TokenKind): boolean {
    return this.peekSign(sign) && this.tokens[this.at + 1]?.kind === kind;
  }

  private unexpected(offset = 0): Unreadable {
    const token = this.tokens[this.at + offset];
    return new Unreadable(
      token ? `No se entiende «${token.text}» en el horario.` : 'El horario termina antes de tiempo.',
    );
  }
}

function order(point: DatePoint): number {
  return point.month * 32 + (point.day ?? 0);
}
