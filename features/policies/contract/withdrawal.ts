import { addDays, type BusinessCalendar, type DayCount } from '#planner/hours/business-days.ts';
import { dayFromIso } from '#planner/hours/calendar.ts';

export interface Right {
  general: boolean;
  term: { days: number; counted: DayCount };
  from: 'contract' | 'voucher' | 'delivery' | 'contract_or_start';
  exclusions: readonly {
    id: string;
    text: string;
    starts_within_term?: boolean;
    hours_before_start?: number;
    dated_services?: boolean;
  }[];
}

export interface Purchase {
  contractOn: string;
  /** Day on which the buyer got the voucher. The default is the day of the contract. */
  voucherOn?: string;
  startsOn: string | null;
}

export type Withdrawal =
  /** `until` is the last possible day. `needsPerson` is `true` if staff must decide about the withdrawal. */
  { possible: true; until: string; needsPerson: boolean } | { possible: false; reason: string };

export function withdrawalOf(right: Right, purchase: Purchase, calendar: BusinessCalendar): Withdrawal {
  const { term, exclusions } = right;
  const { startsOn } = purchase;
  const until = addDays(beginOf(right.from, purchase), term.days, term.counted, calendar);
  if (startsOn !== null) {
    const whole = exclusions.find(
      ({ dated_services, starts_within_term }) => dated_services || (starts_within_term && startsOn <= until),
    );
    if (whole) return { possible: false, reason: whole.text };
    const hours = exclusions.find(({ hours_before_start }) => hours_before_start);
    // The hour of the start is unknown, so 24 hours before the start count as one day.
    const lastDay = hours && dayBefore(startsOn, Math.ceil(hours.hours_before_start! / 24));
    if (hours && lastDay! < purchase.contractOn) return { possible: false, reason: hours.text };
    if (lastDay && lastDay < until) return { possible: true, until: lastDay, needsPerson: !right.general };
  }
  return { possible: true, until, needsPerson: !right.general };
}

function beginOf(from: Right['from'], { contractOn, voucherOn = contractOn, startsOn }: Purchase): string {
  if (from === 'voucher' || from === 'delivery') return voucherOn;
  if (from === 'contract_or_start' && startsOn && startsOn > contractOn) return startsOn;
  return contractOn;
}

function dayBefore(iso: string, days: number): string {
  return new Date((dayFromIso(iso) - days) * 86_400_000).toISOString().slice(0, 10);
}
