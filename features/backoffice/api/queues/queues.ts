import type { StaffRole } from '#features/accounts/contract/actor.ts';
import type { Queue } from '#features/backoffice/contract/overview.ts';
import type { Platform } from '#server/platform.ts';

export interface QueueSource {
  /** Unique, such as `complaints`. */
  name: string;
  /** Spanish plural, such as "Reclamos por responder". */
  title: string;
  /** Spanish singular, such as "Reclamo por responder". */
  one: string;
  roles: readonly StaffRole[];
  /** A Spanish sentence, such as "Se responde en 24 horas como máximo". Null if no time is promised. */
  target: string | null;
  link: string;
  /** `late` counts items past the promised time. Runs one cheap SQL statement. */
  read(platform: Platform): Promise<{ count: number; oldest: Date | null; late: number }>;
}

/** Keyed by `config`, because tests run several sites in one process. */
const sources = new WeakMap<Platform['config'], Map<string, QueueSource>>();

export function addQueue({ config }: Platform, source: QueueSource): void {
  const own = sources.get(config) ?? new Map<string, QueueSource>();
  sources.set(config, own.set(source.name, source));
}

/** Queues with late items come first, then queues with older items. */
export async function readQueues(platform: Platform, role: StaffRole): Promise<Queue[]> {
  const own = [...(sources.get(platform.config)?.values() ?? [])].filter(({ roles }) => roles.includes(role));
  const queues = await Promise.all(
    own.map(async ({ name, title, one, target, link, read }): Promise<Queue> => {
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
