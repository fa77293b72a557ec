import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, Trouble } from '#features/backoffice/web/public.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segmented, Toggle } from '#web/ui/choice.tsx';
import { Dots } from '#web/ui/dots.tsx';
import { Field } from '#web/ui/field.tsx';
import fieldSet from '#web/ui/field-set.module.css';
import { Fields } from '#web/ui/field-set.tsx';
import { Form } from '#web/ui/form.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { RESOURCE_KIND_NAMES, RESOURCE_KINDS } from '../../../contract/assigned-resource.ts';
import type { ManagedResource, SaveResource } from '../../../contract/managed-plan.ts';
import { addResource, changeResource, removeResource } from '../../../contract/managed-plan-routes.ts';
import { Panel } from '../form/panel.tsx';
import { resourcesQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';

export function ResourceScreen() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const query = resourcesQuery(api, operatorId);
  const { data, error, refetch } = useQuery(query);
  const [writing, setWriting] = useState<ManagedResource | null>(null);
  const [leaving, setLeaving] = useState<ManagedResource | null>(null);
  const renew = () => queries.invalidateQueries({ queryKey: query.queryKey });
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  return (
    <div className={rows.groups}>
      {data.items.length > 0 && (
        <Rows>
          {data.items.map((resource) => (
            <Row key={resource.id} columns={2}>
              <RowMain>
                <RowName>{resource.name}</RowName>
                <Dots className={rows.soft}>
                  {RESOURCE_KIND_NAMES[resource.kind]}
                  {resource.counts === 'departure' ? (
                    <Plural value={resource.capacity} one="# salida a la vez" other="# salidas a la vez" />
                  ) : (
                    <Plural value={resource.capacity} one="# persona a la vez" other="# personas a la vez" />
                  )}
                  {resource.shown && <Trans>los viajeros lo ven</Trans>}
                </Dots>
              </RowMain>
              <RowEnd>
                <Button kind="quiet" size="small" onClick={() => setWriting(resource)}>
                  <Trans>Cambiar</Trans>
                </Button>
                <Button kind="bare" size="small" onClick={() => setLeaving(resource)}>
                  <Trans>Quitar</Trans>
                </Button>
              </RowEnd>
            </Row>
          ))}
        </Rows>
      )}
      <Panel title={writing ? <Trans>Cambiar {writing.name}</Trans> : <Trans>Agregar</Trans>}>
        <ResourceForm
          key={writing?.id ?? `new ${data.items.length}`}
          operatorId={operatorId}
          resource={writing}
          onSaved={async () => {
            setWriting(null);
            await renew();
          }}
        />
      </Panel>
      <Confirm
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t`¿Quitar ${leaving?.name ?? ''}?`}
        verb={t`Quitarlo`}
        run={async () => {
          await api.call(removeResource, { params: { operatorId, resourceId: leaving!.id }, quiet: true });
          await renew();
        }}
      >
        <p>
          <Trans>Las salidas que lo necesitan siguen, y ya no lo cuentan.</Trans>
        </p>
      </Confirm>
    </div>
  );
}

interface ResourceFormProps {
  operatorId: string;
  resource: ManagedResource | null;
  onSaved: () => Promise<void>;
}

function ResourceForm({ operatorId, resource, onSaved }: ResourceFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { form, submission, sendWith } = useContractForm<SaveResource>({
    defaultValues: resource
      ? withoutId(resource)
      : { kind: 'guide', name: '', counts: 'departure', capacity: 1, shown: true },
    schema: async () => (await import('../../../contract/managed-plan.ts')).SaveResource,
    bodyOf: (value) => ({ ...value, name: value.name.trim() }),
    words: { name: t`Escribe cómo se llama.` },
  });
  const { counts, capacity, kind, shown } = form.watch();
  const save = sendWith(async (body, call) => {
    if (resource) await api.call(changeResource, { params: { operatorId, resourceId: resource.id }, body, ...call });
    else await api.call(addResource, { params: { operatorId }, body, ...call });
    await onSaved();
  });

  return (
    <Card size="large">
      <Form className={fieldSet.stack} {...save}>
        <Fields layout="pair">
          <Field
            label={t`Nombre`}
            placeholder={t`Rosa, o la camioneta blanca`}
            maxLength={80}
            error={form.formState.errors.name?.message ?? submission.failure}
            {...form.register('name')}
          />
          <SelectField label={t`Qué es`} {...form.register('kind')}>
            {RESOURCE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {RESOURCE_KIND_NAMES[kind]}
              </option>
            ))}
          </SelectField>
        </Fields>
        <Segmented
          label={t`Alcanza para`}
          name="counts"
          value={counts}
          onChange={(next) => form.setValue('counts', next)}
          options={[
            { value: 'departure', label: t`Salidas a la vez` },
            { value: 'place', label: t`Personas a la vez` },
          ]}
        />
        <Stepper
          label={t`Cuántas`}
          value={capacity}
          min={1}
          max={5000}
          onChange={(next) => form.setValue('capacity', next)}
        />
        <Toggle
          checked={shown}
          hint={kind === 'guide' ? t`Ven solo su primer nombre.` : undefined}
          onChange={({ target }) => form.setValue('shown', target.checked)}
        >
          <Trans>Los viajeros lo ven en su reserva</Trans>
        </Toggle>
        <Actions>
          <Button type="submit" disabled={submission.isBusy}>
            {resource ? <Trans>Guardar</Trans> : <Trans>Agregar</Trans>}
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}

const withoutId = ({ id: _, ...resource }: ManagedResource): SaveResource => resource;
