import { AREAS, openRegion } from './areas.ts';
import { openCards } from './cards/open-cards.ts';
import { openQueue } from './jobs/queue.ts';
import { openMail } from './mail/open-mail.ts';
import type { Area, Platform } from './platform.ts';

export async function openPlatform(
  parts: Omit<Platform, 'jobs' | 'mail' | 'region' | 'cards'>,
  areas: readonly Area[] = AREAS,
): Promise<Platform> {
  const region = openRegion(parts.db, parts.config, parts.log);
  const { config } = parts;
  const [jobs, mail] = [openQueue(config.REGION, areas), openMail({ ...parts, region })];
  return { ...parts, region, jobs, mail, cards: await openCards(config) };
}
