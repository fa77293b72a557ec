import { dueDay, SOON_DAYS } from '#features/complaints/contract/clock.ts';
import type { RegionLine } from '#features/complaints/contract/region.ts';
import * as routes from '#features/complaints/contract/routes.ts';
import { lawOf, localDay } from '#features/policies/api/public.ts';
import { countDays } from '#planner/hours/business-days.ts';
import type { Region } from '#regions/read-region.ts';
import { serve } from '#server/http/serve.ts';
import { strangeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { clockOf, readingOf } from '../complaint.view.ts';
import { countForRegion, type RegionRow, readAnswered, readForRegion } from './region.store.ts';

const PAGE_SIZE = 30;
const MEASURED_DAYS = 90;

export function listComplaints(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.listComplaints, async ({ actor, query }, reply) => {
    reply.header('cache-control', 'no-store');
    const region = await platform.region.current();
    const { calendar, today } = lawOf(region);
    const [dueOn, reference] = query.cursor?.split('.') ?? [];
    if (dueOn && !isDay(dueOn)) throw strangeCursor();
    const soonUntil = dueDay(today, { days: SOON_DAYS - 1, counted: 'business' }, calendar);
    const [rows, counts, answered] = await Promise.all([
      readForRegion(db, config.REGION, {
        view: query.view ?? 'open',
        today,
        me: actor.kind === 'person' ? actor.accountId : '',
        text: query.q?.trim() || null,
        after: dueOn && reference ? { dueOn, reference } : null,
        limit: PAGE_SIZE + 1,
      }),
      countForRegion(db, config.REGION, today, soonUntil),
      readAnswered(db, config.REGION, new Date(Date.now() - MEASURED_DAYS * 86_400_000)),
    ]);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = shown.at(-1);
    const taken = answered.map(({ from, at }) =>
      countDays(from, localDay(at, region.settings.time_zone), 'business', calendar),
    );
    return {
      items: await Promise.all(shown.map((row) => regionLine(row, region))),
      next: rows.length > PAGE_SIZE && last ? `${last.due_on}.${last.reference}` : null,
      counts: { ...counts, meanDays: taken.length > 0 ? taken.reduce((a, b) => a + b) / taken.length : null },
    };
  });
}

/** The format in the schema accepts dates that do not exist, such as 31 February. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

async function regionLine(row: RegionRow, region: Region): Promise<RegionLine> {
  const reading = await readingOf(row, region);
  return {
    reference: row.reference,
    kind: reading.kind?.name ?? row.kind,
    state: row.state,
    consumer: row.consumer,
    about: row.about,
    filedAt: row.filed_at.toISOString(),
    clock: clockOf(row, reading),
    assignedTo: row.assigned_to,
  };
}
