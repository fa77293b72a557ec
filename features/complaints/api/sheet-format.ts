import type { SheetFormat } from '#features/complaints/contract/sheet-lines.ts';
import type { RegionSettings } from '#regions/region-schema.ts';

export function sheetFormat({ locale, time_zone, currency }: RegionSettings): SheetFormat {
  const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return {
    day: (iso) =>
      iso.length === 10
        ? new Intl.DateTimeFormat(locale, { ...long, timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`))
        : new Intl.DateTimeFormat(locale, { ...long, timeZone: time_zone }).format(new Date(iso)),
    money: ({ minor, currency: code }) =>
      `${code} ${new Intl.NumberFormat(locale, { minimumFractionDigits: currency.decimals }).format(minor / 10 ** currency.decimals)}`,
  };
}
