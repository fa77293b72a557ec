import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LayoutTemplate, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Age, Trouble } from '#features/backoffice/web/public.ts';
import { useOperator } from '#features/operators/web/public.ts';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { type AttemptCall, useSubmit } from '#web/http/use-submit.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Row, RowEnd, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { OfferTemplate } from '../../../../contract/operator.ts';
import { createOfferTemplate, deleteOfferTemplate } from '../../../../contract/operator-routes.ts';
import type { RequestedParty } from '../../../../contract/quotation.ts';
import { templatesQuery } from '../../operator.queries.ts';
import type { OfferForm } from '../offer-form.ts';
import { fromTemplate, toTemplate } from './template.ts';

type TemplateBody = BodyOf<ShapeOf<typeof createOfferTemplate>>;

interface TemplatesProps {
  form: OfferForm;
  party: RequestedParty;
  onChange: (form: OfferForm) => void;
}

export function Templates(props: TemplatesProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        <LayoutTemplate size={17} aria-hidden />
        <Trans>Plantillas</Trans>
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} side="centre" label={t`Plantillas`}>
        {open && <List {...props} onClose={() => setOpen(false)} />}
      </Sheet>
    </>
  );
}

function List({ form, party, onChange, onClose }: TemplatesProps & { onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const query = templatesQuery(api, operatorId);
  const { data, error, refetch } = useQuery(query);
  const removal = useSubmit();
  const {
    form: typed,
    submission,
    sendWith,
  } = useContractForm<{ name: string }, TemplateBody>({
    defaultValues: { name: '' },
    schema: async () => (await import('../../../../contract/operator.ts')).TemplateBody,
    bodyOf: ({ name }) => ({ name: name.trim(), content: toTemplate(form, party) }),
  });
  const isBusy = removal.isBusy || submission.isBusy;
  const isUnnamed = typed.watch('name').trim() === '';

  const reload = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const put = (body: TemplateBody, call?: AttemptCall) =>
    api.call(createOfferTemplate, { params: { operatorId }, body, quiet: true, ...call }).finally(reload);
  const keep = sendWith(async (body, call) => {
    await put(body, call);
    typed.reset();
    toast({ text: t`«${body.name}» queda en tus plantillas.` });
  });

  function use({ name: its, content }: OfferTemplate) {
    onChange(fromTemplate(content, form, party));
    onClose();
    toast({
      text: t`La oferta es ahora como «${its}».`,
      action: { label: t`Deshacer: usar ${its}`, run: () => onChange(form) },
    });
  }

  function remove({ id: templateId, name: its, content }: OfferTemplate) {
    const params = { operatorId, templateId };
    return removal.submit(async (call) => {
      await api.call(deleteOfferTemplate, { params, ...call }).finally(reload);
      // The sheet closes first, because it would cover the undo button of the toast.
      onClose();
      toast({
        text: t`Borraste la plantilla «${its}».`,
        action: { label: t`Deshacer: borrar ${its}`, run: () => void put({ name: its, content }) },
      });
    });
  }

  return (
    <div className={sheet.body}>
      {error && !data ? (
        <Trouble error={error} retry={() => void refetch()} />
      ) : !data ? (
        <SkeletonList rows={2} />
      ) : data.items.length === 0 ? (
        <p className={textStyles.note}>
          <Trans>Todavía no tienes ninguna. Guarda esta oferta y empieza la próxima con ella.</Trans>
        </p>
      ) : (
        <Rows>
          {data.items.map((template) => (
            <Row key={template.id} columns={2}>
              <RowMain>
                <RowName>{template.name}</RowName>
                <RowFacts>
                  <Age at={template.changedAt} />
                </RowFacts>
              </RowMain>
              <RowEnd>
                <Button kind="quiet" size="small" aria-label={t`Usar ${template.name}`} onClick={() => use(template)}>
                  <Trans>Usar</Trans>
                </Button>
                <IconButton
                  label={t`Borrar la plantilla ${template.name}`}
                  disabled={isBusy}
                  onClick={() => void remove(template)}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </RowEnd>
            </Row>
          ))}
        </Rows>
      )}
      <FormProblem of={removal} />
      <Form className={flow.stack3} {...keep}>
        <Field
          label={t`Guardar esta oferta como plantilla`}
          hint={t`Sin la fecha ni tus salidas; las cantidades se ajustan a cada grupo.`}
          placeholder={t`Nombre de la plantilla`}
          maxLength={80}
          error={typed.formState.errors.name?.message}
          {...typed.register('name')}
        />
        <FormProblem of={submission} />
        <Button type="submit" kind="quiet" disabled={isBusy || isUnnamed}>
          <Trans>Guardar la plantilla</Trans>
        </Button>
      </Form>
    </div>
  );
}
