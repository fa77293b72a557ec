import type { StaffRole } from '#features/accounts/contract/actor.ts';
import type { Platform } from '#server/platform.ts';

/** Each instant is the beginning of a week in the region's time zone. */
export interface SummaryWeeks {
  last: Date;
  present: Date;
  next: Date;
  /** Local days, such as `2026-11-23`. */
  firstDay: string;
  lastDay: string;
}

export interface SummaryPart {
  /** Unique name, such as `sales`. */
  name: string;
  roles: readonly StaffRole[];
  /** Returns lines of the summary in Spanish. Returns none if nothing happened. */
  read(platform: Platform, weeks: SummaryWeeks): Promise<{ label: string; value: string }[]>;
}

/** Tests run several sites in one process, so each site has its own map. */
const parts = new WeakMap<Platform['config'], Map<string, SummaryPart>>();

export function addSummaryPart({ config }: Platform, part: SummaryPart): void {
  const own = parts.get(config) ?? new Map<string, SummaryPart>();
  parts.set(config, own.set(part.name, part));
}

export async function readSummaryParts(
  platform: Platform,
  role: StaffRole,
  weeks: SummaryWeeks,
): Promise<{ label: string; value: string }[]> {
  const own = [...(parts.get(platform.config)?.values() ?? [])].filter(({ roles }) => roles.includes(role));
  return (await Promise.all(own.map(({ read }) => read(platform, weeks)))).flat();
}
