import { validationIssues } from '#features/issues.ts';
import { type RegionClock, regionClock } from '#features/organisation/api/public.ts';
import { type LocalMoment, localMoment, minuteOfWeek } from '#features/places/api/hours/local-moment.ts';
import { readRule } from '#features/places/api/hours/open-state.rules.ts';
import { noticesOn, placeStates } from '#features/places/api/hours/place-state.ts';
import { cardView } from '#features/places/api/place.view.ts';
import type { PlacesPage } from '#features/places/contract/place.ts';
import * as routes from '#features/places/contract/routes.ts';
import { dayFromIso } from '#planner/hours/calendar.ts';
import { stateAt } from '#planner/hours/evaluate.ts';
import type { Database } from '#server/database/connect.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import * as counts from './counts.store.ts';
import { facetsOf, sumOf } from './facets.rules.ts';
import { COMMON, FEW, interestFloor, isBoxSmall, type Match, varyingRules } from './match.store.ts';
import * as pages from './pages.store.ts';
import {
  type CursorKey,
  type PlacesSearch,
  plainText,
  readSearch,
  textQuery,
  type WordJoin,
  writeCursor,
} from './query.rules.ts';
import { SHORTEST_CHECKED, type UnderstoodWords, understandWords } from './words.rules.ts';
import { alikeWords } from './words.store.ts';

const FLOOR_MS = 300_000;

export function listPlaces(app: App, { db, config, region }: Platform): void {
  const floorOf = keptFor(FLOOR_MS, () => interestFloor(db, config.REGION));
  serve(
    app,
    routes.listPlaces,
    async (request) => {
      const { search, issues } = readSearch(request.query);
      const malformed = validationIssues(request.validationError?.validation ?? [], 'querystring');
      const senseless = issues.filter(({ path }) => !malformed.some((issue) => issue.path === path));
      if (malformed.length + senseless.length > 0) {
        throw problem(PLATFORM_ERRORS, 'invalid', { issues: [...malformed, ...senseless] });
      }

      const clock = regionClock(await region.current());
      const now = localMoment(new Date(), clock.timeZone);
      const asked = momentAsked(search, now);
      const [understood, notices] = await Promise.all([
        understand(db, config.REGION, search.words),
        noticesOn(db, config.REGION, asked ?? now),
      ]);
      const match: Match = {
        region: config.REGION,
        text: null,
        categories: search.categories,
        districts: search.districts,
        knownHours: search.knownHours,
        open: asked && { ...(await openThen(db, config.REGION, asked, clock)), closed: notices.closed },
        box: search.box,
        isEverywhere: false,
        interestFloor: understood.words.length > 0 ? await floorOf() : null,
        isBoxSmall: search.box !== null && (await isBoxSmall(db, config.REGION, search.box)),
        ids: search.ids,
      };
      const { page, totals } = await find(db, search, match, understood);
      const stateOf = placeStates(asked ?? now, clock, notices);
      return {
        items: page.rows.map((row) => cardView(row, stateOf)),
        ...totals,
        next: page.next && writeCursor(search.fingerprint, page.next),
        ...(understood.corrected !== null && { corrected: understood.corrected }),
      };
    },
    { attachValidation: true },
  );
}

function momentAsked({ openAt }: PlacesSearch, now: LocalMoment): LocalMoment | null {
  if (openAt === null) return null;
  return openAt === 'now' ? now : { day: dayFromIso(openAt.date), minute: openAt.minute };
}

async function understand(db: Database, region: string, asked: string[]) {
  const checked = asked.filter((word) => word.length >= SHORTEST_CHECKED);
  if (checked.length === 0) return understandWords(asked, []);
  return understandWords(asked, await alikeWords(db, region, checked));
}

/** The database evaluates weekly hours. This function evaluates rules that depend on the date. */
async function openThen(
  db: Database,
  region: string,
  moment: LocalMoment,
  { holidays }: RegionClock,
): Promise<Pick<NonNullable<Match['open']>, 'minute' | 'rules'>> {
  const minute = minuteOfWeek(moment);
  const varying = await varyingRules(db, region);
  const isOpen = (rule: string) => {
    const rules = readRule(rule);
    return rules !== null && stateAt(rules, moment.day, moment.minute, holidays).open;
  };
  return { minute, rules: varying.filter(isOpen) };
}

/** If no place has all the words, places with any of the words are found. */
async function find(db: Database, search: PlacesSearch, match: Match, { words, isWhole, fewest }: UnderstoodWords) {
  const joins = joinsToTry(search.after, words);
  for (const join of joins) {
    const isCommon = join === 'any' || fewest > FEW;
    const asked: Match = {
      ...match,
      text: words.length > 0 ? textQuery(words, join, isWhole) : null,
      isEverywhere: join === 'any' || (words.length === 1 && fewest > COMMON),
      interestFloor: isCommon ? match.interestFloor : null,
    };
    const found = await readPage(db, search, asked, words, join);
    if (found.page.rows.length > 0 || join === joins.at(-1)) return found;
  }
  throw new Error('unreachable: the last join always answers');
}

/** A further page combines the words as the first page did. */
function joinsToTry(after: CursorKey | null, words: string[]): WordJoin[] {
  if (after) return [after[1] === 'any' ? 'any' : 'all'];
  return words.length > 1 ? ['all', 'any'] : ['all'];
}

type Totals = Pick<PlacesPage, 'total' | 'totalIsFloor' | 'facets'>;

async function readPage(
  db: Database,
  search: PlacesSearch,
  match: Match,
  words: string[],
  join: WordJoin,
): Promise<{ page: pages.Page; totals: Totals }> {
  const { limit, after, facets } = search;
  const { text } = match;
  if (text === null || search.sort !== 'relevance') {
    const [page, totals] = await Promise.all([readOrdered(db, search, match), count(db, search, match)]);
    return { page, totals };
  }
  const asked = plainText(words.join(' '));
  const shown = after ? Number(after[0]) : 0;
  const page = await pages.pageByWords(db, { ...match, text }, { asked, limit, shown, join, facets });
  const { total, totalIsFloor, cube } = page;
  return { page, totals: { total, totalIsFloor, ...(cube && { facets: facetsIn(cube, search) }) } };
}

function readOrdered(db: Database, { sort, near, limit, after }: PlacesSearch, match: Match): Promise<pages.Page> {
  if (sort === 'name') return pages.pageByName(db, match, limit, after);
  if (sort === 'near' && near) return pages.pageByDistance(db, match, near, limit, after);
  return pages.pageByInterest(db, match, limit, after);
}

async function count(db: Database, search: PlacesSearch, match: Match): Promise<Totals> {
  const tallied = match.text === null && match.open === null && match.box === null && match.ids === null;
  if (!tallied && !search.facets) return counts.countMatches(db, match);
  if (!search.facets) return { total: await counts.sumTally(db, match.region, match), totalIsFloor: false };
  const cube = tallied
    ? { cells: await counts.readTally(db, match.region), isFloor: false }
    : await counts.countCube(db, match);
  return { total: sumOf(cube.cells, search), totalIsFloor: cube.isFloor, facets: facetsIn(cube, search) };
}

function facetsIn({ cells, isFloor }: counts.Cube, search: PlacesSearch): NonNullable<PlacesPage['facets']> {
  return { ...facetsOf(cells, search), areFloors: isFloor };
}

/** A failed answer is not cached. */
function keptFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (!answer || Date.now() > until) {
      until = Date.now() + milliseconds;
      answer = ask();
      answer.catch(() => {
        answer = undefined;
      });
    }
    return answer;
  };
}
