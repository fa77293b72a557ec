import { findSoldContent, readOperatorStatuses } from '#features/operators/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { writeRequest } from '#features/quotations/api/ask/write-request.ts';
import { checkOffer } from '#features/quotations/api/operator/checks/check-offer.ts';
import { startingDraft } from '#features/quotations/api/operator/templates/starting-draft.rules.ts';
import { quotationTermsOf } from '#features/quotations/api/quotation-terms.ts';
import type { OfferDraft } from '#features/quotations/contract/offer.ts';
import type { QuotationContact, QuotationWish } from '#features/quotations/contract/quotation.ts';
import type { Region } from '#regions/read-region.ts';
import { newSecret } from '#server/auth/secrets.ts';
import type { Platform } from '#server/platform.ts';
import { demoTraveller } from '../accounts/demo-accounts.ts';
import { demoId } from '../demo-id.ts';
import { placeIdsByKey } from '../places.store.ts';
import { askBodyOf, dayToBegin, draftOf, type Places, sourceOf, wishOf } from './demo-request.ts';
import { type PlayedAnswer, playRequest } from './play-request.ts';
import { type FileAnswer, type RequestFile, readRequestFiles } from './request-file.ts';
import { findTraveller, hasOpenRequest } from './requests.store.ts';

const MOST_WEEKS = 4;

export async function prepareDemoRequests(platform: Platform): Promise<void> {
  const { db, config } = platform;
  const traveller = await findTraveller(db, config.REGION, demoTraveller().email);
  if (!traveller || (await hasOpenRequest(db, config.REGION, traveller))) return;
  const region = await platform.region.current();
  const files = await askable(platform, await readRequestFiles(region.folder));
  if (files.length === 0) return;
  const places = await placesOf(platform, files);
  for (const file of files) await makeRequest(platform, { file, region, places, traveller });
}

async function askable({ db, config }: Platform, files: readonly RequestFile[]): Promise<RequestFile[]> {
  const idOf = (slug: string) => demoId(config.REGION, slug);
  const slugs = [...new Set(files.flatMap(({ operators }) => operators))];
  const operatorStatuses = await readOperatorStatuses(db, config.REGION, slugs.map(idOf));
  const selling = files.map((file) => ({
    ...file,
    operators: file.operators.filter((slug) => operatorStatuses.get(idOf(slug))?.maySell),
  }));
  return selling.filter(({ operators }) => operators.length > 0);
}

async function placesOf({ db, config }: Platform, files: readonly RequestFile[]): Promise<Places> {
  const keys = files.flatMap(({ days, answers }) => [
    ...days.flat().flatMap(({ place }) => place ?? []),
    ...answers.flatMap(({ lines, days: own = [] }) =>
      [...lines, ...own.flatMap(({ stops }) => stops)].flatMap((one) => one.place ?? []),
    ),
  ]);
  const places = await placeIdsByKey(db, config.REGION, [...new Set(keys)]);
  const missing = [...new Set(keys)].filter((key) => !places.has(key));
  if (missing.length > 0) throw new Error(`quotations: no place has the key ${missing.join(', ')}`);
  return places;
}

interface Making {
  file: RequestFile;
  region: Region;
  places: Places;
  traveller: string;
}

async function makeRequest(platform: Platform, { file, region, places, traveller }: Making): Promise<void> {
  const idOf = (slug: string) => demoId(platform.config.REGION, slug);
  const { wish, answers } = await onGoodDays(platform, { file, region, places, traveller });
  const contact: QuotationContact = file.guest ?? { ...demoTraveller(), phone: '' };
  const body = askBodyOf(file, { wish, contact, operators: file.operators.map(idOf) });
  const quotation = await writeRequest(platform, body, file.guest ? null : traveller, newSecret());
  await playRequest(platform, {
    quotation,
    region,
    hoursAgo: file.hoursAgo,
    viewed: file.viewed.map(idOf),
    refusals: file.refusals.map(({ operator, code, text }) => ({ operatorId: idOf(operator), code, text })),
    answers,
  });
}

async function onGoodDays(
  platform: Platform,
  making: Making,
): Promise<{ wish: QuotationWish; answers: PlayedAnswer[] }> {
  const { file, region, places } = making;
  const now = today(regionClock(region));
  for (let week = 0; ; week += 1) {
    const wish = wishOf(file, dayToBegin(file, now, week), places);
    const answers = await Promise.all(file.answers.map((answer) => judgedAnswer(platform, making, wish, answer)));
    const good = answers.filter(({ judged }) => judged.findings.length === 0);
    if (good.length === answers.length || week === MOST_WEEKS) return { wish, answers: good };
  }
}

async function judgedAnswer(
  platform: Platform,
  making: Making,
  wish: QuotationWish,
  answer: FileAnswer,
): Promise<PlayedAnswer> {
  const operatorId = demoId(platform.config.REGION, answer.operator);
  const draft = await draftFor(platform, making, wish, answer);
  const { changes, question, accepted = false } = answer;
  return {
    operatorId,
    draft,
    judged: await checkOffer(platform.db, making.region, draft),
    changes,
    question,
    accepted,
  };
}

async function draftFor(
  { db, config }: Platform,
  { file, region, places }: Making,
  wish: QuotationWish,
  answer: FileAnswer,
): Promise<OfferDraft> {
  const operator = { region_id: config.REGION, operator_id: demoId(config.REGION, answer.operator) };
  const start = startingDraft({
    source: sourceOf(file),
    wish,
    terms: quotationTermsOf(region),
    plan: file.plan ? await findSoldContent(db, operator.region_id, operator.operator_id, file.plan) : null,
    centre: region.settings.centre,
    tariff: null,
    today: today(regionClock(region), new Date()),
  });
  return draftOf(answer, start, wish.party, places);
}
