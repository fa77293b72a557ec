import { type AuditMember, MEMBER_WORDS, STATE_WORDS, VALUE_WORDS } from '#features/audit/contract/audit-members.ts';
import { settingName } from '#features/organisation/contract/setting-changes.ts';
import { moneyText } from '#server/paper/money-text.ts';

export interface ChangeContext {
  kind: string;
  locale: string;
  timeZone: string;
  names: ReadonlyMap<string, string>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/;
const PERCENT: ReadonlySet<string> = new Set(['commissionBps', 'netBps', 'fromBps']);

export function idsIn(state: unknown): string[] {
  if (typeof state === 'string') return UUID.test(state) ? [state] : [];
  if (typeof state !== 'object' || state === null) return [];
  return Object.values(state).flatMap(idsIn);
}

export function memberWords(member: string, kind: string): string {
  if (kind === 'organisation') return settingName(member.split('.'));
  return Object.hasOwn(MEMBER_WORDS, member) ? MEMBER_WORDS[member as AuditMember] : member;
}

/** Writes a value for people: basis points as a percentage, minor units as money. */
export function valueWords(
  member: string,
  value: unknown,
  state: Readonly<Record<string, unknown>>,
  context: ChangeContext,
): string | null {
  const { kind, locale, timeZone, names } = context;
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') {
    if (PERCENT.has(member)) return `${(value / 100).toLocaleString(locale, { maximumFractionDigits: 2 })} %`;
    if (member === 'amount' && typeof state.currency === 'string') return moneyText(value, state.currency);
    if (member === 'factor') return `${value.toLocaleString(locale)} veces`;
    return member === 'weekdays' ? weekday(value, locale) : value.toLocaleString(locale);
  }
  if (typeof value === 'string') {
    // The log stores settings as Spanish text.
    if (kind === 'organisation') return value;
    if (member === 'state') return STATE_WORDS[value] ?? value;
    const known = VALUE_WORDS[member]?.[value];
    if (known) return known;
    if (UUID.test(value)) return names.get(value) ?? 'Ya no existe';
    if (DAY.test(value))
      return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));
    if (INSTANT.test(value))
      return new Intl.DateTimeFormat(locale, {
        ...{ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone },
      }).format(new Date(value));
    return value;
  }
  if (member === 'area') return areaWords(value as Record<string, unknown>, locale);
  if (member === 'days' && Array.isArray(value)) return value.length === 1 ? '1 día' : `${value.length} días`;
  if (member === 'poster') return String((value as { scene?: unknown }).scene ?? '');
  if (Array.isArray(value)) return value.map((one) => valueWords(member, one, state, context) ?? '—').join(', ');
  return Object.entries(value as Record<string, unknown>)
    .map(([name, one]) => `${memberWords(name, kind)}: ${valueWords(name, one, state, context) ?? '—'}`)
    .join(', ');
}

function areaWords(area: Record<string, unknown>, locale: string): string {
  const { shape, metres, ring } = area;
  if (shape === 'circle') return `Círculo de ${Number(metres).toLocaleString(locale)} m de radio`;
  return `Zona de ${Array.isArray(ring) ? ring.length : 0} puntos`;
}

/** @param day 0 is Monday. */
const weekday = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, 1 + day)));
