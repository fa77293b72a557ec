import { useQueries } from '@tanstack/react-query';
import { noHolidays } from '#planner/hours/holidays.ts';
import { printTime } from '#planner/hours/print.ts';
import { addDays, formatLongDate, localDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useSettled } from '#web/use-settled.ts';
import {
  closedStopsOfRules,
  closedStopWarning,
  type PlaceHours,
  TRIED_DAYS,
} from '../../../../contract/closed-stops.ts';
import type { DepartureRule } from '../../../../contract/departure-rule.ts';
import type { ManagedOption } from '../../../../contract/managed-plan.ts';
import type { ProgramDay } from '../../../../contract/plan-content.ts';
import { placeQuery } from '../../operator.queries.ts';
import { useOperator } from '../../operator-frame.tsx';
import { PAUSE_MS } from './departure-times-note.tsx';

interface ClosedStopsNoteProps {
  days: readonly ProgramDay[];
  rules: readonly { optionId: string; rule: DepartureRule }[];
  options: readonly ManagedOption[];
}

/** Names the places of the program that are closed on days of departure. The browser does not know the holidays. */
export function ClosedStopsNote({ days, rules, options }: ClosedStopsNoteProps) {
  const { zone } = useOperator();
  const api = useApi();
  const ids = [...new Set(days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? [])))];
  const places = useQueries({
    queries: ids.map((id) => placeQuery(api, id)),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [[data.id, hoursOf(data)] as const] : []))),
  });
  const today = localDate(zone);
  const setting = { today, until: addDays(today, TRIED_DAYS), zone, places, holidays: noHolidays };
  const closed = closedStopsOfRules(days, rules.map(withTime(days)), options, setting);
  const warnings = closed.map((stop) => closedStopWarning(stop, formatLongDate(stop.date))).join('\n');
  const settled = useSettled(warnings, PAUSE_MS);
  return (
    settled !== '' && (
      <Alert look="line" tone="caution" live="status">
        {settled.split('\n').map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </Alert>
    )
  );
}

const hoursOf = ({
  name,
  hours,
}: {
  name: string;
  hours: { class: PlaceHours['hoursClass']; rule: string | null };
}) => ({
  ...{ name, hoursClass: hours.class, hoursRule: hours.rule },
});

/** Until a time is typed, the departure begins with the program. */
function withTime(days: readonly ProgramDay[]) {
  const begins = Math.min(...(days[0]?.stops ?? []).map(({ begin }) => begin));
  const usual = Number.isFinite(begins) ? [printTime(begins)] : [];
  return <Written extends { rule: DepartureRule }>({ rule, ...rest }: Written) => {
    const typed = rule.times.filter(Boolean);
    const times = typed.length > 0 || rule.openingHours ? typed : usual;
    return { ...rest, rule: { ...rule, times } };
  };
}
