import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { FIELDS, type Field as FieldName, hasPosition } from '../../contract/columns.ts';
import type { ImportDetail, ImportSource } from '../../contract/imports.ts';
import { LICENCES, type LicenceId } from '../../contract/licences.ts';
import { plainWord } from '../../contract/plain-word.ts';
import { changeImportMapping } from '../../contract/routes.ts';
import { importQuery, importsKey } from '../imports.queries.ts';
import { KindSelect } from './kind-select.tsx';
import styles from './mapping-form.module.css';
import { useFieldWords } from './use-import-words.ts';

interface MappingFormProps {
  detail: ImportDetail;
  saved: ImportSource;
}

export function MappingForm({ detail, saved }: MappingFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const fields = useFieldWords();
  const submission = useSubmit();
  const [mapping, setMapping] = useState(detail.mapping);
  const [source, setSource] = useState(saved);
  const lacks = lackOf(mapping.columns);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (lacks) return submission.fail(t`Di qué columna trae el nombre y cuáles la posición.`);
    await submission.submit(async (call) => {
      const answer = await api.call(changeImportMapping, {
        params: { id: detail.id },
        body: { mapping, source: { ...source, url: source.url || null } },
        ...call,
      });
      queries.setQueryData(importQuery(api, detail.id).queryKey, answer);
      await queries.invalidateQueries({ queryKey: importsKey });
    });
  }
  const setColumn = (at: number, field: FieldName | null) =>
    setMapping((now) => ({
      ...now,
      // A fact comes from one column.
      columns: now.columns.map((one, column) => (column === at ? field : one === field ? null : one)),
    }));

  return (
    <Form className={flow.stack5} noValidate onSubmit={send}>
      {detail.unknownKinds.length > 0 && (
        <FieldSet
          look="title"
          legend={t`Tipos que no conocemos`}
          hint={t`Elige uno para cada palabra del archivo. Lo que quede sin elegir no entra.`}
        >
          <div className={styles.grid}>
            {detail.unknownKinds.map(({ word, rows }) => (
              <KindSelect
                key={word}
                label={word === '' ? t`Filas sin tipo` : `«${word}»`}
                hint={<Plural value={rows} one="# fila" other="# filas" />}
                kinds={detail.kinds}
                value={word === '' ? mapping.usualKind : (mapping.kinds[plainWord(word)] ?? null)}
                onChange={(kind) =>
                  setMapping((now) =>
                    word === '' ? { ...now, usualKind: kind } : { ...now, kinds: withKind(now.kinds, word, kind) },
                  )
                }
              />
            ))}
          </div>
        </FieldSet>
      )}
      <FieldSet
        look="title"
        legend={t`Qué trae cada columna`}
        hint={
          detail.isMappingRemembered
            ? t`Como en el último archivo con los mismos títulos.`
            : t`Revisa sobre todo las que no reconocimos por su nombre.`
        }
      >
        {lacks && (
          <Alert tone="caution" live="none">
            {lacks === 'name' ? (
              <Trans>Falta la columna con el nombre del lugar.</Trans>
            ) : (
              <Trans>Falta la posición: latitud y longitud, o las dos juntas.</Trans>
            )}
          </Alert>
        )}
        <div className={styles.grid}>
          {detail.columns.map(({ heading, samples, isSure }, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same title, and their order never changes.
              key={at}
              label={heading || t`Columna ${at + 1}`}
              hint={
                <>
                  {!isSure && (
                    <span className={textStyles.caution}>
                      <Trans>¿Qué es?</Trans>{' '}
                    </span>
                  )}
                  {samples.join(' · ')}
                </>
              }
              value={mapping.columns[at] ?? ''}
              onChange={({ target }) => setColumn(at, (target.value || null) as FieldName | null)}
            >
              <option value="">{t`No se usa`}</option>
              {FIELDS.map((field) => (
                <option key={field} value={field}>
                  {fields[field]}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </FieldSet>
      <FieldSet look="title" legend={t`De quién es y con qué licencia`}>
        <div className={styles.grid}>
          <Field
            label={t`De quién son los datos`}
            required
            minLength={2}
            maxLength={120}
            value={source.name}
            onChange={({ target }) => setSource({ ...source, name: target.value })}
          />
          <SelectField
            label={t`Licencia`}
            value={source.licence}
            onChange={({ target }) => setSource({ ...source, licence: target.value as LicenceId })}
          >
            {LICENCES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field
            label={t`Su página (si tiene)`}
            type="url"
            maxLength={500}
            value={source.url ?? ''}
            onChange={({ target }) => setSource({ ...source, url: target.value || null })}
          />
          <DateField
            label={t`De cuándo son`}
            value={source.date}
            onChange={(date) => date && setSource({ ...source, date })}
          />
        </div>
      </FieldSet>
      <FormProblem of={submission} />
      <Actions>
        <Button type="submit" kind={detail.state === 'asking' ? 'accent' : 'quiet'} disabled={submission.isBusy}>
          <Trans>Guardar y volver a leer</Trans>
        </Button>
      </Actions>
    </Form>
  );
}

function lackOf(columns: readonly (FieldName | null)[]): 'name' | 'position' | null {
  if (!columns.includes('name')) return 'name';
  return hasPosition(columns) ? null : 'position';
}

function withKind(kinds: Record<string, string>, word: string, kind: string | null): Record<string, string> {
  const { [plainWord(word)]: _, ...others } = kinds;
  return kind ? { ...others, [plainWord(word)]: kind } : others;
}
