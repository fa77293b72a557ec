import type { Figures, PeriodName } from '#features/figures/contract/figures.ts';
import { STOP_DAYS } from '#features/figures/contract/figures.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { holidayTable } from '#planner/hours/holidays.ts';
import type { Platform } from '#server/platform.ts';
import { localDate } from '#server/region/local-date.ts';
import { hasFictional } from './fictional.store.ts';
import { answersView, countsOn, salesView, stopsView, sumOf, visitsView } from './figures.view.ts';
import { readQuestionTimes, readQuotationTimes, readSales } from './outcomes.store.ts';
import { daysOf, periodOf } from './period.rules.ts';
import { countLeftOut, countPlans, readPlans, readReasons, readStops, readWithoutHours } from './plans.store.ts';
import { readSeenPlaces, readVisits } from './visits.store.ts';

export async function readFigures({ db, region }: Platform, name: PeriodName): Promise<Figures> {
  const { id, settings, country } = await region.current();
  const zone = settings.time_zone;
  const today = localDate(zone, new Date());
  const period = periodOf(name, today);
  const { span, before, keepsBefore, yearAgo } = period;
  const first = dayFromIso(today);
  const ahead = { from: today, until: isoFromDay(first + STOP_DAYS) };
  const holidays = holidayTable(country.holidays);
  const [visits, visitsBefore, places, plans, plansBefore, asked, askedBefore, reasons, withoutHours, stops] =
    await Promise.all([
      readVisits(db, id, span),
      readVisits(db, id, before),
      readSeenPlaces(db, id, span),
      readPlans(db, id, span),
      countPlans(db, id, before),
      countLeftOut(db, id, span),
      countLeftOut(db, id, before),
      readReasons(db, id, span),
      readWithoutHours(db, id, span),
      readStops(db, id, ahead),
    ]);
  const [sales, salesBefore, questions, questionsBefore, quotations, quotationsBefore] = await Promise.all([
    readSales(db, id, { span, zone }),
    readSales(db, id, { span: before, zone }),
    readQuestionTimes(db, id, { span, zone }),
    readQuestionTimes(db, id, { span: before, zone }),
    readQuotationTimes(db, id, { span, zone }),
    readQuotationTimes(db, id, { span: before, zone }),
  ]);
  const [visitsYearAgo, plansYearAgo, fictional] = await Promise.all([
    yearAgo && readVisits(db, id, yearAgo),
    yearAgo && readPlans(db, id, yearAgo),
    hasFictional(db, id, before.from),
  ]);
  const daysYearAgo = yearAgo && daysOf(yearAgo);
  const days = daysOf(span);
  const planDays = new Map(plans.days.map(({ day, count }) => [day, count]));
  return {
    ...{ period: name, from: span.from, today, fictional },
    visits: visitsView(days, visits, {
      before: keepsBefore ? visitsBefore : null,
      yearAgo: daysYearAgo && countsOn(daysYearAgo, visitsYearAgo ?? []),
    }),
    places,
    plans: {
      ...plans,
      count: sumOf(plans.days),
      before: keepsBefore ? plansBefore : null,
      days: days.map((day) => ({ day, count: planDays.get(day) ?? 0 })),
      yearAgo: daysYearAgo && countsOn(daysYearAgo, plansYearAgo?.days ?? []),
    },
    leftOut: { ...asked, before: keepsBefore ? askedBefore.count : null, reasons, withoutHours },
    stops: {
      days: daysOf(ahead).map((day) => ({ day, holiday: holidays(dayFromIso(day)) })),
      districts: stopsView(daysOf(ahead), stops),
    },
    sales: salesView(sales, salesBefore),
    answers: [
      answersView('questions', questions, questionsBefore),
      answersView('quotations', quotations, quotationsBefore),
    ],
  };
}
