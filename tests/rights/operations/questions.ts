import { randomUUID } from 'node:crypto';
import { openQuestionKeys } from '#features/questions/api/own/question-keys.ts';
import { QUESTION_SECRET_HEADER } from '#features/questions/contract/headers.ts';
import * as operatorRoutes from '#features/questions/contract/operator-routes.ts';
import type { QuestionState } from '#features/questions/contract/question-states.ts';
import * as received from '#features/questions/contract/received-routes.ts';
import * as regionRoutes from '#features/questions/contract/region-routes.ts';
import * as routes from '#features/questions/contract/routes.ts';
import * as visitors from '#features/questions/contract/visitor-routes.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { requestOf } from '#tests/call.ts';
import { insertPublicTrip } from '#tests/public-trip.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY, PEOPLE, type Role } from '../roles.ts';
import type { World } from '../world.ts';

const REGION = 'trujillo';
const OWN = { lets: ['guest', 'traveller'], others: 404 } as const;
const SELLERS = {
  lets: ['operator owner', 'operator sales'],
  others: 404,
  refuses: { 'operator guide': 403 },
} as const;
const REGION_STAFF = { lets: ['moderator', 'admin'], others: 403 } as const;

const about = ({ operator }: World): OwnerRef => ({ kind: 'operator', id: operator });
const asked = (world: World) => ({
  ...{ id: randomUUID(), about: about(world) },
  ...{ body: '¿Hay chalecos para niños?', name: 'Lucía' },
});
const answer = () => ({ id: randomUUID(), body: 'Sí, desde los 4 años.' });

async function written(world: World, state: QuestionState = 'asked'): Promise<string> {
  const id = randomUUID();
  await world.platform.pool.query(
    `insert into question (region_id, id, owner_kind, owner_id, state, asked_by, body, account_id, published_at)
     values ($1, $2, 'operator', $3, $4, 'Lucía', '¿Hay chalecos para niños?', $5, case when $4 = 'asked' then now() end)`,
    [REGION, id, world.operator, state, world.people.traveller.id],
  );
  return id;
}

async function answered(world: World, badge: 'owner' | 'region') {
  const [id, answerId] = [await written(world), randomUUID()];
  await world.platform.pool.query(`update question set state = 'answered' where id = $1`, [id]);
  await world.platform.pool.query(
    `insert into answer (region_id, id, question_id, answered_by, badge, body) values ($1, $2, $3, 'Quien responde', $4, 'Sí.')`,
    [REGION, answerId, id, badge],
  );
  return { id, answerId };
}

async function own(world: World, role: Role, state?: QuestionState) {
  const id = await written(world, state);
  const keys = await openQuestionKeys(world.platform.config);
  const secret =
    role === 'guest' ? keys.secretOf(id) : role === 'other guest' ? keys.secretOf(randomUUID()) : undefined;
  const headers: Record<string, string> = secret ? { [QUESTION_SECRET_HEADER]: secret } : {};
  return { params: { id }, headers };
}

const AUTHOR = { lets: ['traveller'], others: 404 } as const;
const ofTrip = async ({ platform, place, people }: World) => ({
  kind: 'trip' as const,
  owner: await insertPublicTrip(platform.pool, REGION, { place, accountId: people.traveller.id }),
});
const moveToTrip = (world: World, id: string, trip: string) =>
  world.platform.pool.query(`update question set owner_kind = 'trip', owner_id = $2 where id = $1`, [id, trip]);

const fresh = (world: World) => world.platform.pool.query('delete from attempt_window');

export const questionOperations: Operations = {
  ...row(routes.listSimilarQuestions, {
    lets: ANYBODY,
    request: (world) =>
      requestOf(routes.listSimilarQuestions, { query: { kind: 'operator', owner: world.operator, words: 'chalecos' } }),
  }),
  ...row(routes.askQuestion, {
    lets: ANYBODY,
    request: async (world) => {
      await fresh(world);
      return requestOf(routes.askQuestion, { body: { ...asked(world), email: 'pregunta@ejemplo.pe' } });
    },
  }),
  ...row(routes.askAccountQuestion, {
    lets: PEOPLE,
    request: async (world) => {
      await fresh(world);
      return requestOf(routes.askAccountQuestion, { body: asked(world) });
    },
  }),
  ...row(routes.listAccountQuestions, { lets: PEOPLE, request: () => requestOf(routes.listAccountQuestions) }),
  ...row(routes.showQuestion, {
    ...OWN,
    request: async (world, role) => requestOf(routes.showQuestion, await own(world, role)),
  }),
  ...row(routes.confirmQuestion, {
    ...OWN,
    request: async (world, role) => requestOf(routes.confirmQuestion, await own(world, role, 'unconfirmed')),
  }),
  ...row(routes.withdrawQuestion, {
    ...OWN,
    request: async (world, role) => requestOf(routes.withdrawQuestion, await own(world, role)),
  }),
  ...row(routes.reportQuestion, {
    lets: ANYBODY,
    request: async (world) =>
      requestOf(routes.reportQuestion, {
        params: { id: await written(world) },
        body: { id: randomUUID(), reason: 'off_topic' },
      }),
  }),
  ...row(operatorRoutes.listReceivedQuestions, {
    ...SELLERS,
    request: ({ operator }) => requestOf(operatorRoutes.listReceivedQuestions, { params: { operatorId: operator } }),
  }),
  ...row(operatorRoutes.answerAsOperator, {
    ...SELLERS,
    request: async (world) =>
      requestOf(operatorRoutes.answerAsOperator, {
        params: { operatorId: world.operator, id: await written(world) },
        body: answer(),
      }),
  }),
  ...row(operatorRoutes.withdrawOperatorAnswer, {
    ...SELLERS,
    request: async (world) =>
      requestOf(operatorRoutes.withdrawOperatorAnswer, {
        params: { operatorId: world.operator, ...(await answered(world, 'owner')) },
      }),
  }),
  ...row(received.listQuestionsOfOwn, {
    ...AUTHOR,
    request: async (world) => requestOf(received.listQuestionsOfOwn, { params: await ofTrip(world) }),
  }),
  ...row(received.answerQuestionOfOwn, {
    ...AUTHOR,
    request: async (world) => {
      const of = await ofTrip(world);
      const id = await written(world);
      await moveToTrip(world, id, of.owner);
      return requestOf(received.answerQuestionOfOwn, { params: { ...of, id }, body: answer() });
    },
  }),
  ...row(received.withdrawAnswerOfOwn, {
    ...AUTHOR,
    request: async (world) => {
      const of = await ofTrip(world);
      const answeredBy = await answered(world, 'owner');
      await moveToTrip(world, answeredBy.id, of.owner);
      return requestOf(received.withdrawAnswerOfOwn, { params: { ...of, ...answeredBy } });
    },
  }),
  ...row(regionRoutes.listWaitingQuestions, {
    ...REGION_STAFF,
    request: () => requestOf(regionRoutes.listWaitingQuestions),
  }),
  ...row(regionRoutes.answerAsRegion, {
    ...REGION_STAFF,
    request: async (world) =>
      requestOf(regionRoutes.answerAsRegion, { params: { id: await written(world) }, body: answer() }),
  }),
  ...row(regionRoutes.withdrawRegionAnswer, {
    ...REGION_STAFF,
    request: async (world) => requestOf(regionRoutes.withdrawRegionAnswer, { params: await answered(world, 'region') }),
  }),
  ...row(regionRoutes.judgeQuestion, {
    ...REGION_STAFF,
    request: async (world) =>
      requestOf(regionRoutes.judgeQuestion, {
        params: { id: await written(world, 'held') },
        body: { judgement: 'publish' },
      }),
  }),
  ...row(routes.resolveQuestion, {
    ...OWN,
    request: async (world, role) => {
      const asked = await own(world, role);
      await world.platform.pool.query(`update question set state = 'answered' where id = $1`, [asked.params.id]);
      return requestOf(routes.resolveQuestion, { ...asked, body: { resolved: true } });
    },
  }),
  ...row(visitors.voteForAnswer, {
    lets: ANYBODY,
    request: async (world) => {
      const { id, answerId } = await answered(world, 'region');
      const body = { useful: true, browser: randomUUID() };
      return requestOf(visitors.voteForAnswer, { params: { id, answerId }, body });
    },
  }),
  ...row(visitors.showAnsweringVisitor, {
    lets: PEOPLE,
    request: (world) =>
      requestOf(visitors.showAnsweringVisitor, { query: { kind: 'operator', owner: world.operator } }),
  }),
  ...row(visitors.answerAsVisitor, {
    lets: PEOPLE,
    request: async (world, role) => {
      await fresh(world);
      const { pool } = world.platform;
      const id = await written(world);
      // Each role proves its visit to a place without a team.
      const place = randomUUID();
      await pool.query(`update question set owner_kind = 'company', owner_id = $2 where id = $1`, [id, place]);
      const person = world.people[role as keyof World['people']];
      if (person)
        await pool.query(
          `insert into presence (region_id, owner_kind, owner_id, account_id, id) values ($1, 'company', $2, $3, $4)`,
          [REGION, place, person.id, randomUUID()],
        );
      return requestOf(visitors.answerAsVisitor, { params: { id }, body: { ...answer(), name: 'Lucía' } });
    },
  }),
  ...row(visitors.withdrawVisitorAnswer, {
    lets: ['traveller'],
    others: 404,
    request: async (world) => {
      const { id, answerId } = await answered(world, 'region');
      await world.platform.pool.query(`update answer set badge = 'verified_visitor', account_id = $2 where id = $1`, [
        answerId,
        world.people.traveller.id,
      ]);
      return requestOf(visitors.withdrawVisitorAnswer, { params: { id, answerId } });
    },
  }),
  ...row(regionRoutes.listTwinQuestions, {
    ...REGION_STAFF,
    request: async (world) => requestOf(regionRoutes.listTwinQuestions, { params: { id: await written(world) } }),
  }),
  ...row(regionRoutes.mergeQuestion, {
    ...REGION_STAFF,
    request: async (world) =>
      requestOf(regionRoutes.mergeQuestion, {
        params: { id: await written(world) },
        body: { into: await written(world) },
      }),
  }),
  ...row(regionRoutes.separateQuestion, {
    ...REGION_STAFF,
    request: async (world) => {
      const [id, kept] = [await written(world), await written(world)];
      await world.platform.pool.query(
        `update question set state = 'merged', merged_from = 'asked', merged_at = now(), merged_into = $2, merged_with = $2 where id = $1`,
        [id, kept],
      );
      return requestOf(regionRoutes.separateQuestion, { params: { id } });
    },
  }),
};
