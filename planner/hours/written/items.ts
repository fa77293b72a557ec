import type { DateRange, DaySelector } from '../rules.ts';
import type { WrittenSpan } from './clock.ts';
import type { TextSpan, Word } from './words.ts';

export type Gap = 'none' | 'and' | 'comma';

/** One part of a sentence. `gap` is the separator before this part. */
export type Item = TextSpan & { gap: Gap } & (
    | { kind: 'days'; days: DaySelector; isRest: boolean }
    | { kind: 'dates'; dates: DateRange[] }
    | { kind: 'hours'; spans: WrittenSpan[]; isAlways: boolean }
    | { kind: 'closed' }
    | { kind: 'except' }
    | { kind: 'included' }
    | { kind: 'note'; text: string }
  );

type Rest<T> = T extends unknown ? Omit<T, 'from' | 'to' | 'gap'> : never;

/** Reads one sentence. */
export function itemsOf(words: readonly Word[]): { items: Item[]; unknown: TextSpan[] } {
  const reader = new Sentence(words.filter(({ kind }) => kind !== 'filler'));
  return reader.read();
}

class Sentence {
  private readonly items: Item[] = [];
  private readonly unknown: TextSpan[] = [];
  private readonly words: readonly Word[];
  private gap: Gap = 'none';
  private at = 0;

  constructor(words: readonly Word[]) {
    this.words = words;
  }

  read() {
    while (this.at < this.words.length) {
      const word = this.words[this.at]!;
      if (word.kind === 'comma' || word.kind === 'and') {
        this.gap = word.kind;
        this.at += 1;
        continue;
      }
      const start = this.at;
      const item = this.item(word);
      if (this.at === start) this.at += 1;
      const span = { from: word.from, to: this.words[this.at - 1]!.to };
      if (item) this.items.push({ ...item, ...span, gap: this.gap } as Item);
      else this.unknown.push(span);
      this.gap = 'none';
    }
    return { items: this.items, unknown: this.unknown };
  }

  private item(word: Word): Rest<Item> | null {
    switch (word.kind) {
      case 'days':
        return this.days(word);
      case 'rest':
        return { kind: 'days', days: { weekdays: 0, nth: [], holidays: false }, isRest: true };
      case 'holidays':
        return { kind: 'days', days: { weekdays: 0, nth: [], holidays: true }, isRest: false };
      case 'nth':
        return this.nth();
      case 'month':
        return this.months(word.month);
      case 'date':
        return this.dates({ month: word.month, day: word.day });
      case 'always':
        return { kind: 'hours', spans: [], isAlways: true };
      case 'since':
        this.at += 1;
        return this.peek()?.kind === 'time' || this.peek()?.kind === 'days' || this.peek()?.kind === 'month'
          ? this.item(this.peek()!)
          : null;
      case 'time':
        return this.dayOfMonths(word) ?? this.hours();
      case 'until':
      case 'to':
        return this.until();
      case 'lastEntry':
        return this.lastEntry();
      case 'closed':
      case 'except':
      case 'included':
        return { kind: word.kind };
      case 'note':
        return { kind: 'note', text: word.text };
      default:
        return null;
    }
  }

  private peek(ahead = 0): Word | undefined {
    return this.words[this.at + ahead];
  }

  private reaches(ahead: number): boolean {
    const kind = this.peek(ahead)?.kind;
    return kind === 'to' || kind === 'until';
  }

  private days({ weekdays, isGroup }: Extract<Word, { kind: 'days' }>): Rest<Item> {
    const last = this.peek(2);
    let all = weekdays;
    this.at += 1;
    if (!isGroup && this.reaches(0) && last?.kind === 'days' && !last.isGroup) {
      all = 0;
      for (let day = Math.log2(weekdays); ; day = (day + 1) % 7) {
        all |= 1 << day;
        if (1 << day === last.weekdays) break;
      }
      this.at += 2;
    }
    return { kind: 'days', days: { weekdays: all, nth: [], holidays: false }, isRest: false };
  }

  /** "primer y tercer domingo del mes" */
  private nth(): Rest<Item> | null {
    const positions: number[] = [];
    for (;;) {
      const word = this.peek();
      if (word?.kind === 'nth') positions.push(word.position);
      else if (word?.kind !== 'and' && word?.kind !== 'comma') break;
      this.at += 1;
    }
    const day = this.peek();
    if (day?.kind !== 'days' || day.isGroup) return null;
    this.at += 1;
    if (this.peek()?.kind === 'ofMonth') this.at += 1;
    const nth = [{ weekday: Math.log2(day.weekdays), positions }];
    return { kind: 'days', days: { weekdays: 0, nth, holidays: false }, isRest: false };
  }

  private months(month: number): Rest<Item> {
    this.at += 1;
    const last = this.peek(1);
    if (!this.reaches(0) || last?.kind !== 'month')
      return { kind: 'dates', dates: [{ from: { month }, to: { month } }] };
    this.at += 2;
    return { kind: 'dates', dates: [{ from: { month }, to: { month: last.month } }] };
  }

  private dates(from: { month: number; day: number }): Rest<Item> {
    this.at += 1;
    const last = this.peek(1);
    if (!this.reaches(0) || last?.kind !== 'date') return { kind: 'dates', dates: [{ from, to: from }] };
    this.at += 2;
    return { kind: 'dates', dates: [{ from, to: { month: last.month, day: last.day } }] };
  }

  /** "del 1 al 15 de enero" */
  private dayOfMonths(first: Extract<Word, { kind: 'time' }>): Rest<Item> | null {
    const last = this.peek(2);
    const day = first.minute / 60;
    if (!this.reaches(1) || last?.kind !== 'date' || !Number.isInteger(day) || first.half) return null;
    this.at += 3;
    return { kind: 'dates', dates: [{ from: { month: last.month, day }, to: { month: last.month, day: last.day } }] };
  }

  private hours(): Rest<Item> | null {
    const open = this.peek();
    const close = this.peek(2);
    if (open?.kind !== 'time' || !this.reaches(1) || close?.kind !== 'time') return null;
    this.at += 3;
    return { kind: 'hours', spans: [{ open, close }], isAlways: false };
  }

  private until(): Rest<Item> | null {
    const close = this.peek(1);
    if (close?.kind !== 'time') return null;
    this.at += 2;
    return { kind: 'hours', spans: [{ open: undefined, close }], isAlways: false };
  }

  private lastEntry(): Rest<Item> | null {
    this.at += 1;
    if (this.reaches(0)) this.at += 1;
    const time = this.peek();
    if (time?.kind !== 'time') return null;
    this.at += 1;
    const minute = !time.isExact && time.half !== 'am' && time.minute < 420 ? time.minute + 720 : time.minute;
    const shown = !time.isExact && time.half === 'pm' ? (time.minute % 720) + 720 : minute;
    const text = `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
    return { kind: 'note', text: `última entrada ${text}` };
  }
}
