import { Type } from 'typebox';
import { authorize } from '#features/accounts/api/public.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { MOST_TEMPLATES, OfferTemplate, OfferTemplates, TemplateBody } from '#features/quotations/contract/operator.ts';
import { operatorOfferRoutes } from '#features/quotations/contract/routes.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { OPERATOR_TAGS } from '../operator-access.ts';
import {
  deleteTemplate,
  insertTemplate,
  readTemplates,
  type TemplateOwner,
  type TemplateRow,
  updateTemplate,
} from './template.store.ts';

const OneParams = Type.Object({ ...OperatorParams.properties, templateId: Id });
const config = { right: 'operator.quote' } as const;
const bodyLimit = 262_144;

/** Routes for the templates of an operator. A new answer can start from a template. */
export function offerTemplates(app: App, { db, config: { REGION } }: Platform): void {
  const ownerOf = (actor: Actor, operatorId: string): TemplateOwner => {
    authorize(actor, 'operator.quote', { operatorId });
    return { region: REGION, operatorId };
  };

  app.get(
    operatorOfferRoutes.templates,
    {
      config,
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'Las plantillas de respuesta de un operador',
        params: OperatorParams,
        response: { 200: OfferTemplates },
      },
    },
    async ({ actor, params: { operatorId } }) => {
      const rows = await readTemplates(db, ownerOf(actor, operatorId));
      return { items: rows.map(templateView) };
    },
  );

  app.post(
    operatorOfferRoutes.templates,
    {
      config,
      bodyLimit,
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'Guarda una plantilla de respuesta',
        params: OperatorParams,
        body: TemplateBody,
        response: { 201: OfferTemplate },
      },
    },
    async ({ actor, params: { operatorId }, body }, reply) => {
      const row = await insertTemplate(db, ownerOf(actor, operatorId), body, MOST_TEMPLATES);
      if (!row) throw problem(QUOTATION_ERRORS, 'too_many_templates');
      return reply.code(201).send(templateView(row));
    },
  );

  app.put(
    operatorOfferRoutes.template,
    {
      config,
      bodyLimit,
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'Cambia una plantilla de respuesta',
        params: OneParams,
        body: TemplateBody,
        response: { 200: OfferTemplate },
      },
    },
    async ({ actor, params: { operatorId, templateId }, body }) => {
      const row = await updateTemplate(db, ownerOf(actor, operatorId), templateId, body);
      if (!row) throw problem(QUOTATION_ERRORS, 'template_not_found');
      return templateView(row);
    },
  );

  app.delete(
    operatorOfferRoutes.template,
    {
      config,
      schema: {
        tags: OPERATOR_TAGS,
        summary: 'Borra una plantilla de respuesta',
        params: OneParams,
        response: { 204: Type.Null() },
      },
    },
    async ({ actor, params: { operatorId, templateId } }, reply) => {
      const isGone = await deleteTemplate(db, ownerOf(actor, operatorId), templateId);
      if (!isGone) throw problem(QUOTATION_ERRORS, 'template_not_found');
      return reply.code(204).send(null);
    },
  );
}

function templateView({ id, name, content, changed_at }: TemplateRow): OfferTemplate {
  return { id, name, content, changedAt: changed_at.toISOString() };
}
