import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { TSchema } from 'typebox';
import { useFace } from '#web/face.ts';
import { type AttemptCall, type Submission, useSubmit } from '#web/http/use-submit.ts';
import { lazyBodyCheck } from './lazy-body-check.ts';

type Messages<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string | undefined>>;

/** Replaces messages of the schema check: `empty` for an empty field, `refused` for any other fault. */
export interface FieldWords {
  empty?: string;
  refused?: string;
}

interface ContractFormOptions<Values extends FieldValues, Body> {
  defaultValues: DefaultValues<Values>;
  schema: () => Promise<TSchema>;
  bodyOf?: (values: Values) => Body;
  /** Returns the field that shows issues of this path in the body. By default, path and field have the same name. */
  fieldOf?: (path: string) => FieldPath<Values> | null;
  words?: Partial<Record<FieldPath<Values>, string | FieldWords>>;
  /** A message that `check` returns replaces all other messages of its field. */
  check?: (values: Values) => Messages<Values>;
  /** Checks rules that a schema cannot express. */
  rules?: (body: Body) => readonly { path: string; message: string }[];
  fieldOfCode?: Partial<Record<string, FieldPath<Values>>>;
  mode?: 'onSubmit' | 'onTouched' | 'onBlur' | 'onChange';
}

interface FormProps {
  ref: (form: HTMLFormElement | null) => void;
  noValidate: true;
  'aria-busy': boolean;
  onFocus: (event: FocusEvent) => void;
  onSubmit: (event: FormEvent) => void;
}

export interface ContractForm<Values extends FieldValues, Body> {
  form: UseFormReturn<Values>;
  submission: Submission;
  sendWith: (
    send: (body: Body, call: AttemptCall, key: string, values: Values) => Promise<unknown>,
    explain?: Parameters<Submission['submit']>[1],
  ) => FormProps;
}

/**
 * Checks a form with the schema of its request body. The first focus loads the schema. If the schema does not load, the
 * server alone checks the body.
 */
export function useContractForm<Values extends FieldValues, Body = Values>(
  options: ContractFormOptions<Values, Body>,
): ContractForm<Values, Body> {
  const { defaultValues, mode = 'onSubmit' } = options;
  const root = useRef<HTMLFormElement | null>(null);
  const now = useRef(options);
  now.current = options;

  const { country } = useFace();
  const [{ resolver, load }] = useState(() => resolverOf(now, country));
  const form = useForm<Values>({ defaultValues, mode, resolver });
  function showAt(field: FieldPath<Values> | null | undefined, message: string): boolean {
    if (!field || !root.current?.elements.namedItem(field)) return false;
    form.setError(field, { type: 'server', message });
    return true;
  }
  const submission = useSubmit({
    root,
    place: (path, message) => showAt(fieldAt(options, path), message),
    placeProblem: ({ code, detail }) => showAt(options.fieldOfCode?.[code], detail),
  });

  const { isSubmitting } = form.formState;
  return {
    form,
    submission: { ...submission, isBusy: submission.isBusy || isSubmitting },
    sendWith: (send, explain) => ({
      ref: (element) => {
        root.current = element;
      },
      noValidate: true,
      'aria-busy': submission.isBusy || isSubmitting,
      onFocus: () => void load(),
      onSubmit: (event) => {
        // In React, the submit event of a form in a sheet also reaches the form around the sheet.
        event.stopPropagation();
        submission.clear();
        void form.handleSubmit(async () => {
          await submission.submit((call, key) => {
            const values = form.getValues();
            return send(bodyOf(now.current, values), call, key, values);
          }, explain);
        })(event);
      },
    }),
  };
}

type Options<Values extends FieldValues, Body> = Pick<
  ContractFormOptions<Values, Body>,
  'schema' | 'bodyOf' | 'fieldOf' | 'words' | 'check' | 'rules'
>;

const bodyOf = <Values extends FieldValues, Body>(options: Options<Values, Body>, values: Values): Body =>
  options.bodyOf ? options.bodyOf(values) : (values as unknown as Body);

function fieldAt<Values extends FieldValues, Body>(options: Options<Values, Body>, path: string) {
  const inBody = path.replace(/^body\./, '');
  return options.fieldOf ? options.fieldOf(inBody) : (inBody as FieldPath<Values>);
}

function wordsFor(words: string | FieldWords | undefined, value: unknown): string | undefined {
  if (typeof words !== 'object') return words;
  const isEmpty = value === undefined || value === null || String(value).trim() === '';
  return isEmpty ? words.empty : words.refused;
}

function resolverOf<Values extends FieldValues, Body>(
  now: { readonly current: Options<Values, Body> },
  country: string,
) {
  const load = lazyBodyCheck(() => now.current.schema(), country);
  const resolver: Resolver<Values> = async (values, _, { fields }) => {
    const { words, check, rules } = now.current;
    const body = bodyOf(now.current, values);
    const messages: Partial<Record<string, string | undefined>> = { ...check?.(values) };
    const place = (path: string, message: string, own: typeof words) => {
      const field = fieldAt(now.current, path);
      // The server reports faults that no field can show.
      if (field && get(fields, field)) messages[field] ??= wordsFor(own?.[field], get(values, field)) ?? message;
    };
    for (const { path, message } of rules?.(body) ?? []) place(path, message, {});
    for (const { path, message } of (await load())(body)) place(path, message, words);
    const refused = Object.entries(messages).filter(([, message]) => message !== undefined);
    if (refused.length === 0) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const [field, message] of refused) set(errors, field, { type: 'contract', message });
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
  return { resolver, load };
}
