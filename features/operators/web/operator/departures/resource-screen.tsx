import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BackOfficeSkeleton, Confirm, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import rows from '#web/ui/rows.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import {
  type ManagedResource,
  RESOURCE_KIND_NAMES,
  RESOURCE_KINDS,
  type SaveResource,
} from '../../../contract/managed-plan.ts';
import { addResource, changeResource, removeResource } from '../../../contract/managed-plan-routes.ts';
import fields from '../form/fields.module.css';
import { Panel } from '../form/panel.tsx';
import { resourcesQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';

/** The list of resources that departures share, with a form to add one. */
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
  if (!data) return <BackOfficeSkeleton rows={3} />;
  return (
    <div className={rows.groups}>
      {data.items.length > 0 && (
        <ul className={rows.rows}>
          {data.items.map((resource) => (
            <li key={resource.id} className={classNames(rows.row, rows.two)}>
              <div className={rows.main}>
                <span className={rows.name}>{resource.name}</span>
                <p className={rows.soft}>
                  {RESOURCE_KIND_NAMES[resource.kind]} ·{' '}
                  {resource.counts === 'departure' ? (
                    <Plural value={resource.capacity} one="# salida a la vez" other="# salidas a la vez" />
                  ) : (
                    <Plural value={resource.capacity} one="# persona a la vez" other="# personas a la vez" />
                  )}
                </p>
              </div>
              <div className={rows.end}>
                <Button kind="quiet" size="small" onClick={() => setWriting(resource)}>
                  <Trans>Cambiar</Trans>
                </Button>
                <Button kind="bare" size="small" onClick={() => setLeaving(resource)}>
                  <Trans>Quitar</Trans>
                </Button>
              </div>
            </li>
          ))}
        </ul>
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
  const [value, setValue] = useState<SaveResource>(
    resource
      ? { kind: resource.kind, name: resource.name, counts: resource.counts, capacity: resource.capacity }
      : { kind: 'guide', name: '', counts: 'departure', capacity: 1 },
  );
  const { isBusy, failure, fail, clear, submit } = useSubmit();

  async function save() {
    const sent = { ...value, name: value.name.trim() };
    if (!sent.name) return fail(t`Escribe cómo se llama.`);
    await submit(async () => {
      if (resource)
        await api.call(changeResource, { params: { operatorId, resourceId: resource.id }, body: sent, quiet: true });
      else await api.call(addResource, { params: { operatorId }, body: sent, quiet: true });
      await onSaved();
    });
  }

  return (
    <form
      className={fields.sheet}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={fields.pair}>
        <Field
          label={t`Nombre`}
          placeholder={t`Rosa, o la camioneta blanca`}
          maxLength={80}
          value={value.name}
          error={failure}
          onChange={({ target }) => {
            setValue({ ...value, name: target.value });
            clear();
          }}
        />
        <SelectField
          label={t`Qué es`}
          value={value.kind}
          onChange={({ target }) => setValue({ ...value, kind: target.value as SaveResource['kind'] })}
        >
          {RESOURCE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {RESOURCE_KIND_NAMES[kind]}
            </option>
          ))}
        </SelectField>
      </div>
      <Segmented
        label={t`Alcanza para`}
        name="counts"
        value={value.counts}
        onChange={(counts) => setValue({ ...value, counts })}
        options={[
          { value: 'departure', label: t`Salidas a la vez` },
          { value: 'place', label: t`Personas a la vez` },
        ]}
      />
      <Stepper
        label={t`Cuántas`}
        value={value.capacity}
        min={1}
        max={5000}
        onChange={(capacity) => setValue({ ...value, capacity })}
      />
      <div className={fields.actions}>
        <Button type="submit" disabled={isBusy}>
          {resource ? <Trans>Guardar</Trans> : <Trans>Agregar</Trans>}
        </Button>
      </div>
    </form>
  );
}
