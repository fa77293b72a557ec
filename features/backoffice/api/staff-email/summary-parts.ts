import type { StaffRole } from '#features/accounts/contract/actor.ts';
import type { Platform } from '#server/platform.ts';

/** The first instants of the last, the present and the next week, in the region's time zone. */
export interface SummaryWeeks {
  last: Date;
  present: Date;
  next: Date;
  /** Local days such as `2026-11-23`. */
  firstDay: string;
  lastDay: string;
}

export interface SummaryPart {
  /** Unique, such as `sales`. */
  name: string;
  roles: readonly StaffRole[];
  /** Spanish names and values. Empty if the week has nothing to say. */
  read(platform: Platform, weeks: SummaryWeeks): Promise<{ label: string; value: string }[]>;
}

/** Keyed by `config`, because tests run several sites in one process. */
const parts = new WeakMap<Platform['config'], Map<string, SummaryPart>>();

/** Adds lines to Monday's summary. */
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
