import { fromDate, toCalendarDate } from '@internationalized/date';
import type { BusinessCalendar } from '#planner/hours/business-days.ts';
import { holidayTable } from '#planner/hours/holidays.ts';
import type { CountryPack, LegalMode, LegalPlace } from '#regions/country-schema.ts';
import { legalModeOf } from '#regions/legal-mode.ts';
import type { Region } from '#regions/read-region.ts';

export interface Law {
  pack: CountryPack;
  mode: LegalMode;
  calendar: BusinessCalendar;
  today: string;
}

export function lawOf({ settings, country }: Pick<Region, 'settings' | 'country'>, now = new Date()): Law {
  return {
    pack: country,
    mode: legalModeOf({ settings }),
    calendar: businessCalendar(country),
    today: localDay(now, settings.time_zone),
  };
}

export function businessCalendar({ business_days, holidays }: CountryPack): BusinessCalendar {
  return { weekdays: business_days.weekdays, holidays: holidayTable(holidays) };
}

/** @returns the local day as `YYYY-MM-DD` */
export function localDay(instant: Date, timeZone: string): string {
  return toCalendarDate(fromDate(instant, timeZone)).toString();
}

export function noticesAt({ pack, mode }: Pick<Law, 'pack' | 'mode'>, place: LegalPlace): CountryPack['notices'] {
  return pack.notices.filter(({ places, modes }) => places.includes(place) && modes.includes(mode));
}

export function buttonsAt({ pack, mode }: Pick<Law, 'pack' | 'mode'>, place: LegalPlace): CountryPack['buttons'] {
  return pack.buttons.filter(({ places, modes }) => places.includes(place) && modes.includes(mode));
}
