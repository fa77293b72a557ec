import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as confirmations from '#features/owners/contract/confirmation-routes.ts';
import * as notices from '#features/owners/contract/notice-routes.ts';
import * as reports from '#features/owners/contract/report-routes.ts';
import { OWNER_SECRET_HEADER } from '#features/owners/contract/team.ts';
import * as team from '#features/owners/contract/team-routes.ts';
import * as photos from '#features/photos/contract/owned-routes.ts';
import * as questions from '#features/questions/contract/owned-place-routes.ts';
import * as reviews from '#features/reviews/contract/owned-place-routes.ts';
import { requestOf } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { type Operations, row } from '../operation.ts';
import { confirmation, freePlace, fresh, params, query, REGION, rejoin, STAFF, TEAM } from '../owned-place.ts';
import { ANYBODY, PEOPLE, type Role } from '../roles.ts';
import type { World } from '../world.ts';

const OWNER = { lets: ['company owner'], others: 404, refuses: { 'company editor': 403 } } as const;
const notice = { effect: 'early', at: '16:00', startsOn: '2999-01-05', endsOn: '2999-01-05' } as const;

async function report(world: World): Promise<string> {
  const id = randomUUID();
  await query(
    world,
    `insert into company_report (region_id, id, company_id, fact, words) values ($1, $2, $3, 'hours', 'Estaba cerrado')`,
    [REGION, id, world.company],
  );
  return id;
}

async function placeNotice(world: World, state: 'published' | 'ended'): Promise<string> {
  const id = randomUUID();
  await query(
    world,
    `insert into place_notice (region_id, id, place_id, body, starts_on, ends_on, state, made_as)
     values ($1, $2, $3, 'Este sábado hay música', '2999-01-05', '2999-01-05', $4, 'owner')`,
    [REGION, id, world.company, state],
  );
  return id;
}

async function question(world: World): Promise<string> {
  const id = randomUUID();
  await settle(world);
  await query(
    world,
    `insert into question (region_id, id, owner_kind, owner_id, state, asked_by, body, published_at)
     values ($1, $2, 'company', $3, 'asked', 'Lucía', '¿Abren los lunes?', now())`,
    [REGION, id, world.company],
  );
  return id;
}

async function answeredQuestion(world: World) {
  const [id, answerId] = [await question(world), randomUUID()];
  await query(world, `update question set state = 'answered' where id = $1`, [id]);
  await query(
    world,
    `insert into answer (region_id, id, question_id, answered_by, badge, body) values ($1, $2, $3, 'El lugar', 'owner', 'Sí.')`,
    [REGION, answerId, id],
  );
  return { id, answerId };
}

async function review(world: World): Promise<string> {
  const id = randomUUID();
  await settle(world);
  await query(
    world,
    `insert into comment (region_id, id, owner_kind, owner_id, state, author, rating, body, published_at)
     values ($1, $2, 'company', $3, 'published', 'Lucía', 5, 'Un patio precioso.', now())`,
    [REGION, id, world.company],
  );
  return id;
}

/** Other rows of the matrix dispute the place or leave its team. */
async function settle(world: World): Promise<void> {
  await rejoin(world);
  await query(world, `update company set claim = 'claimed', claimed_on = current_date where id = $1`, [world.company]);
}

async function member(world: World): Promise<string> {
  const { id } = await insertPerson(world.platform.db, REGION, { name: `ayuda ${randomUUID()}` });
  await query(
    world,
    `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'editor')`,
    [REGION, world.company, id],
  );
  return id;
}

async function invitation(world: World, email: string, place = world.company) {
  const secret = randomBytes(32).toString('base64url');
  const { rows } = await world.platform.pool.query<{ id: string }>(
    `insert into company_invitation (region_id, company_id, email, role, secret_hash, expires_at, invited_by)
     values ($1, $2, $3, 'editor', $4, now() + interval '1 day', $5) returning id`,
    [REGION, place, email, createHash('sha256').update(secret).digest(), world.people['company owner'].id],
  );
  return { id: rows[0]!.id, headers: { [OWNER_SECRET_HEADER]: secret } };
}

/** The owner of the world invites to another place, so that each role can join it. */
async function invitationFor(world: World, role: Role) {
  const place = await freePlace(world);
  await query(
    world,
    `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, place, world.people['company owner'].id],
  );
  if (role === 'company owner') {
    const other = await insertPerson(world.platform.db, REGION, { name: `dueña ${randomUUID()}` });
    await query(world, `update company_member set account_id = $2 where company_id = $1 and account_id = $3`, [
      place,
      other.id,
      world.people['company owner'].id,
    ]);
    const made = await invitation(world, world.people[role].email, place);
    await query(world, 'update company_invitation set invited_by = $2 where id = $1', [made.id, other.id]);
    return made;
  }
  const person = world.people[role as keyof World['people']];
  return invitation(world, person?.email ?? 'nadie@ejemplo.pe', place);
}

export const ownerTeamOperations: Operations = {
  ...row(team.showPlaceTeam, { ...TEAM, request: (world) => requestOf(team.showPlaceTeam, { params: params(world) }) }),
  ...row(team.invitePlaceMember, {
    ...OWNER,
    request: async (world) => {
      await fresh(world);
      return requestOf(team.invitePlaceMember, {
        params: params(world),
        body: { email: `${randomUUID()}@ejemplo.pe`, role: 'editor' },
      });
    },
  }),
  ...row(team.withdrawPlaceInvitation, {
    ...OWNER,
    request: async (world) => {
      const { id } = await invitation(world, `${randomUUID()}@ejemplo.pe`);
      return requestOf(team.withdrawPlaceInvitation, { params: { ...params(world), invitationId: id } });
    },
  }),
  ...row(team.changePlaceMember, {
    ...OWNER,
    request: async (world) =>
      requestOf(team.changePlaceMember, {
        params: { ...params(world), accountId: await member(world) },
        body: { role: 'owner' },
      }),
  }),
  ...row(team.removePlaceMember, {
    ...OWNER,
    request: async (world) =>
      requestOf(team.removePlaceMember, { params: { ...params(world), accountId: await member(world) } }),
  }),
  ...row(team.leavePlace, {
    ...TEAM,
    // The roles of the world stay in their team: another owner keeps the place, and they join again.
    request: async (world) => {
      await rejoin(world);
      const other = await member(world);
      await query(world, `update company_member set role = 'owner' where account_id = $1`, [other]);
      return requestOf(team.leavePlace, { params: params(world) });
    },
  }),
  ...row(team.showPlaceInvitation, {
    lets: ANYBODY,
    request: async (world) => {
      await rejoin(world);
      return requestOf(team.showPlaceInvitation, await invitation(world, `${randomUUID()}@ejemplo.pe`));
    },
  }),
  ...row(team.acceptPlaceInvitation, {
    lets: PEOPLE,
    request: async (world, role) => requestOf(team.acceptPlaceInvitation, await invitationFor(world, role)),
  }),
  ...row(notices.listNotices, {
    ...TEAM,
    request: (world) => requestOf(notices.listNotices, { params: params(world) }),
  }),
  ...row(notices.previewNotice, {
    ...TEAM,
    request: (world) => requestOf(notices.previewNotice, { params: params(world), body: { notice } }),
  }),
  ...row(notices.createNotice, {
    ...TEAM,
    request: (world) => requestOf(notices.createNotice, { params: params(world), body: { id: randomUUID(), notice } }),
  }),
  ...row(notices.endNotice, {
    ...TEAM,
    request: async (world) => {
      const noticeId = randomUUID();
      await query(
        world,
        `insert into closure (region_id, id, kind, state, place_id, severity, starts_on, ends_on, time_zone, reason, source, announced_at, made_as)
         values ($1, $2, 'place', 'announced', $3, 'closed', '2999-01-05', '2999-01-05', 'America/Lima', 'aviso', 'su responsable', now(), 'owner')`,
        [REGION, noticeId, world.company],
      );
      return requestOf(notices.endNotice, { params: { ...params(world), noticeId } });
    },
  }),
  ...row(notices.resumeNotice, {
    ...TEAM,
    request: async (world) =>
      requestOf(notices.resumeNotice, { params: { ...params(world), noticeId: await placeNotice(world, 'ended') } }),
  }),
  ...row(notices.listRegionNotices, { ...STAFF, request: () => requestOf(notices.listRegionNotices) }),
  ...row(notices.decideNotice, {
    ...STAFF,
    request: async (world) =>
      requestOf(notices.decideNotice, {
        params: { id: await placeNotice(world, 'published') },
        body: { action: 'remove', reason: 'No es de este lugar' },
      }),
  }),
  ...row(confirmations.showHoursConfirmation, {
    lets: ANYBODY,
    request: async (world) => {
      await rejoin(world);
      return requestOf(confirmations.showHoursConfirmation, await confirmation(world));
    },
  }),
  ...row(confirmations.confirmHoursByLink, {
    lets: ANYBODY,
    request: async (world) => requestOf(confirmations.confirmHoursByLink, await confirmation(world)),
  }),
  ...row(reports.reportFact, {
    lets: ANYBODY,
    request: async (world) => {
      await fresh(world);
      const body = { id: randomUUID(), place: world.place, fact: 'hours' as const, words: 'Estaba cerrado' };
      return requestOf(reports.reportFact, { body });
    },
  }),
  ...row(reports.listFactReports, { ...STAFF, request: () => requestOf(reports.listFactReports) }),
  ...row(reports.answerFactReport, {
    ...STAFF,
    request: async (world) =>
      requestOf(reports.answerFactReport, { params: { id: await report(world) }, body: { answer: 'kept' } }),
  }),
  ...row(reports.listOwnedReports, {
    ...TEAM,
    request: (world) => requestOf(reports.listOwnedReports, { params: params(world) }),
  }),
  ...row(reports.answerOwnedReport, {
    ...TEAM,
    request: async (world) =>
      requestOf(reports.answerOwnedReport, {
        params: { ...params(world), reportId: await report(world) },
        body: { answer: 'mended' },
      }),
  }),
  ...row(questions.listOwnedQuestions, {
    ...TEAM,
    request: (world) => requestOf(questions.listOwnedQuestions, { params: params(world) }),
  }),
  ...row(questions.answerOwnedQuestion, {
    ...TEAM,
    request: async (world) =>
      requestOf(questions.answerOwnedQuestion, {
        params: { ...params(world), id: await question(world) },
        body: { id: randomUUID(), body: 'Sí, de 9 a 6.' },
      }),
  }),
  ...row(questions.withdrawOwnedAnswer, {
    ...TEAM,
    request: async (world) =>
      requestOf(questions.withdrawOwnedAnswer, { params: { ...params(world), ...(await answeredQuestion(world)) } }),
  }),
  ...row(photos.listOwnedPhotos, {
    ...TEAM,
    request: (world) => requestOf(photos.listOwnedPhotos, { params: params(world) }),
  }),
  ...row(photos.arrangeOwnedPhotos, {
    ...TEAM,
    request: (world) => requestOf(photos.arrangeOwnedPhotos, { params: params(world), body: { ids: [] } }),
  }),
  ...row(reviews.listOwnedReviews, {
    ...TEAM,
    request: (world) => requestOf(reviews.listOwnedReviews, { params: params(world) }),
  }),
  ...row(reviews.replyToOwnedReview, {
    ...TEAM,
    request: async (world) =>
      requestOf(reviews.replyToOwnedReview, {
        params: { ...params(world), commentId: await review(world) },
        body: { body: 'Gracias por venir a la casa.' },
      }),
  }),
  ...row(reviews.showOwnedPresenceCode, {
    ...TEAM,
    request: (world) => requestOf(reviews.showOwnedPresenceCode, { params: params(world) }),
  }),
};
