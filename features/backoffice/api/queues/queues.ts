import type { StaffRole } from '#features/accounts/contract/actor.ts';
import type { Queue } from '#features/backoffice/contract/overview.ts';
import type { Platform } from '#server/platform.ts';

/** One kind of work that waits for staff; an area adds its own in its `routes`. */
export interface QueueSource {
  /** `complaints`, `held-comments`: unique. */
  name: string;
  /** Spanish plural of what waits: "Reclamos por responder". */
  title: string;
  /** The same of a single one: "Reclamo por responder". */
  one: string;
  /** Who is to do it; they see it first thing. */
  roles: readonly StaffRole[];
  /** What is promised, a Spanish sentence ("Se responde en 24 horas como máximo"); null where nothing is. */
  target: string | null;
  /** Path of the screen that lists exactly these. */
  link: string;
  /** One cheap statement: how many wait, since when the oldest, how many past the target. */
  read(platform: Platform): Promise<{ count: number; oldest: Date | null; late: number }>;
}

/** Sources by site: tests have several in one process. */
const sources = new WeakMap<Platform['config'], Map<string, QueueSource>>();

/** Shows work of an area on the first page of the back office. */
export function addQueue({ config }: Platform, source: QueueSource): void {
  const own = sources.get(config) ?? new Map<string, QueueSource>();
  sources.set(config, own.set(source.name, source));
}

/** What waits for a role, the most urgent first: late ones, then the oldest. */
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
