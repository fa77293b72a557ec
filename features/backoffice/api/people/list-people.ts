import { Type } from 'typebox';
import { ACCOUNT_STATES } from '#features/accounts/contract/account-states.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import { PeoplePage, PersonDetail } from '#features/backoffice/contract/people.ts';
import { backofficeRoutes } from '#features/backoffice/contract/routes.ts';
import { IdParams, PageQuery } from '#features/schema.ts';
import { problem } from '#server/errors.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPeople, readPerson } from './people.store.ts';
import { personDetail, personSummary } from './people.view.ts';

const Query = Type.Object(
  {
    ...PageQuery,
    q: Type.Optional(Type.String({ maxLength: 100, description: 'Parte del nombre o del correo' })),
    state: Type.Optional(Type.Enum(ACCOUNT_STATES.filter((state) => state !== 'erased'))),
  },
  { additionalProperties: false },
);

/**
 * `GET /api/admin/people/`: accounts by name or email address, newest first; `GET …/:id/`: one account with its sessions and history. Responses
 * contain no secrets.
 */
export function listPeople(app: App, { db, config }: Platform): void {
  app.get(
    backofficeRoutes.people,
    {
      config: { right: 'people.read' },
      schema: {
        tags: ['Administración'],
        summary: 'Cuentas, por nombre o correo',
        querystring: Query,
        response: { 200: PeoplePage },
      },
    },
    async ({ query }) => {
      const { limit = PAGE_SIZE, cursor, q = '', state } = query;
      const words = q.split(/\s+/).filter(Boolean);
      const found = await readPeople(db, config.REGION, { words, state }, limit + 1, readTimeCursor(cursor));
      const { rows, next } = cutPage(found, limit);
      return { items: rows.map(personSummary), next };
    },
  );

  app.get(
    backofficeRoutes.person,
    {
      config: { right: 'people.read' },
      schema: {
        tags: ['Administración'],
        summary: 'Una cuenta: su estado, sus sesiones y su historia',
        params: IdParams,
        response: { 200: PersonDetail },
      },
    },
    async ({ actor, params }) => {
      const row = await readPerson(db, config.REGION, params.id);
      if (!row) throw problem(BACKOFFICE_ERRORS, 'person_not_found');
      return personDetail(row, actor);
    },
  );
}
