import { Trans, useLingui } from '@lingui/react/macro';
import { useContractForm } from '#web/form/use-contract-form.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { APPEAL } from '../../contract/review-content.ts';

interface AppealProps {
  send: (body: { words: string }, call: AttemptCall) => Promise<unknown>;
}

export function Appeal({ send: appeal }: AppealProps) {
  const { t } = useLingui();
  const { form, submission, sendWith } = useContractForm<{ words: string }>({
    defaultValues: { words: '' },
    schema: async () => (await import('../../contract/review.ts')).AppealBody,
    bodyOf: ({ words }) => ({ words: words.trim() }),
    words: { words: t`Explica por qué, en una frase.` },
  });
  const send = sendWith(appeal);
  return (
    <Form className={flow.stack3} {...send}>
      <TextAreaField
        label={t`¿No estás de acuerdo?`}
        hint={t`Explica por qué. La revisa otra persona, y se apela una vez.`}
        error={form.formState.errors.words?.message ?? submission.failure}
        maxLength={APPEAL.most}
        {...form.register('words')}
      />
      <Actions>
        <Button type="submit" kind="quiet" disabled={submission.isBusy}>
          <Trans>Apelar</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
