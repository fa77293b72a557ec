import { type DateRange, DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale';
import styles from './calendar.module.css';

interface Limits {
  min?: string;
  max?: string;
  /** Days that can be chosen as "YYYY-MM-DD". Without it, all days between `min` and `max`. */
  only?: ReadonlySet<string>;
}
type CalendarProps = Limits &
  (
    | { kind: 'day'; value: string | null; onChange: (day: string) => void }
    | {
        kind: 'range';
        value: { from: string; to: string } | null;
        longest?: number;
        onChange: (range: { from: string; to: string }) => void;
      }
  );

const toDate = (iso: string): Date => {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day);
};
const toIso = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

const classes = {
  root: styles.calendar,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  weekday: styles.weekday,
  month_grid: styles.grid,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  range_start: styles.start,
  range_middle: styles.middle,
  range_end: styles.end,
  today: styles.today,
  outside: styles.outside,
  disabled: styles.disabled,
};

/** Loaded when a calendar first opens, because the library is large. */
export default function Calendar(props: CalendarProps) {
  const shared = {
    locale: es,
    weekStartsOn: 1 as const,
    classNames: classes,
    autoFocus: true,
    disabled: [
      ...(props.min ? [{ before: toDate(props.min) }] : []),
      ...(props.max ? [{ after: toDate(props.max) }] : []),
      ...(props.only ? [(day: Date) => !props.only!.has(toIso(day))] : []),
    ],
  };
  if (props.kind === 'day') {
    const selected = props.value ? toDate(props.value) : undefined;
    return (
      <DayPicker
        {...shared}
        mode="single"
        required
        selected={selected}
        defaultMonth={selected ?? (props.min ? toDate(props.min) : undefined)}
        onSelect={(day: Date) => props.onChange(toIso(day))}
      />
    );
  }
  const range: DateRange | undefined = props.value
    ? { from: toDate(props.value.from), to: toDate(props.value.to) }
    : undefined;
  return (
    <DayPicker
      {...shared}
      mode="range"
      required
      max={props.longest}
      selected={range}
      defaultMonth={range?.from ?? (props.min ? toDate(props.min) : undefined)}
      onSelect={(chosen: DateRange) => {
        if (chosen.from) props.onChange({ from: toIso(chosen.from), to: toIso(chosen.to ?? chosen.from) });
      }}
    />
  );
}
