import type { StaffRole } from '#features/accounts/contract/actor.ts';
import type { Queue } from '#features/backoffice/contract/overview.ts';
import type { Platform } from '#server/platform.ts';

export interface QueueCount {
  count: number;
  oldest: Date | null;
  /** Instant at which the newest item arrived. Without it, staff get no email about the new item. */
  newest?: Date | null;
  /** Number of items that wait longer than promised. */
  late: number;
}

export interface QueueSource {
  /** Unique name, such as `complaints`. */
  name: string;
  /** Spanish plural, such as "Reclamos por responder". */
  title: string;
  /** Spanish singular, such as "Reclamo por responder". */
  one: string;
  roles: readonly StaffRole[];
  /** A Spanish sentence with the promised time, such as "Se responde en 24 horas como máximo". */
  target: string | null;
  link: string;
  /** `false` if new items are not emailed at once. */
  isEmailed?: false;
  /** `true` if the area sends its own email about each new item to `staffForQueue`. */
  emailsItems?: true;
  /** Must run one cheap SQL statement. */
  read(platform: Platform): Promise<QueueCount>;
}

/** Tests run several sites in one process, so each site has its own map. */
const sources = new WeakMap<Platform['config'], Map<string, QueueSource>>();

export function addQueue({ config }: Platform, source: QueueSource): void {
  const own = sources.get(config) ?? new Map<string, QueueSource>();
  sources.set(config, own.set(source.name, source));
}

export const queuesOf = ({ config }: Pick<Platform, 'config'>, role: StaffRole): QueueSource[] =>
  [...(sources.get(config)?.values() ?? [])].filter(({ roles }) => roles.includes(role));

/** Queues with late items come first, then queues with older items. */
export async function readQueues(platform: Platform, role: StaffRole): Promise<Queue[]> {
  const queues = await Promise.all(
    queuesOf(platform, role).map(async ({ name, title, one, target, link, read }): Promise<Queue> => {
      const { count, oldest, late } = await read(platform);
      return {
        name,
        title: count === 1 ? one : title,
        count,
        oldestAt: oldest?.toISOString() ?? null,
        target,
        late,
        link,
      };
    }),
  );
  return queues.sort(
    (a, b) => b.late - a.late || (a.oldestAt ?? '9').localeCompare(b.oldestAt ?? '9') || a.name.localeCompare(b.name),
  );
}
