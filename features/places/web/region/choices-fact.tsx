import { Chip } from '#web/ui/chip.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { PAYMENT_MEANS } from '../../contract/place-extras.ts';
import { useExtraWords } from '../use-extra-words.ts';
import { FactFrame } from './fact-frame.tsx';
import { useDraft } from './use-draft.ts';
import { useFactWords } from './use-place-words.ts';
import { useSaving } from './use-save-fact.ts';

/** Languages that guides and hosts of the region speak. A language of a place that is not listed here is shown too. */
const LANGUAGES = ['es', 'en', 'qu', 'ay', 'pt', 'fr', 'de', 'it', 'ja', 'zh'];

export function PaymentMeansFact() {
  const { paymentMeans } = useExtraWords();
  return <ChoicesFact fact="paymentMeans" offered={PAYMENT_MEANS} name={(one) => paymentMeans[one]} />;
}

export function LanguagesFact() {
  const { language } = useExtraWords();
  return <ChoicesFact fact="languages" offered={LANGUAGES} name={language} />;
}

interface ChoicesFactProps<One extends string> {
  fact: 'paymentMeans' | 'languages';
  offered: readonly One[];
  name: (one: One) => string;
}

function ChoicesFact<One extends string>({ fact, offered, name }: ChoicesFactProps<One>) {
  const { failures } = useSaving();
  const words = useFactWords();
  const { value, change, settle } = useDraft(fact);
  const chosen = value as One[];
  return (
    <FactFrame fact={fact} onSettled={settle}>
      <FieldSet legend={words[fact]} error={failures[fact]}>
        <div className={flow.wrap2}>
          {[...offered, ...chosen.filter((one) => !offered.includes(one))].map((one) => (
            <Chip
              key={one}
              pressed={chosen.includes(one)}
              onClick={() =>
                change((chosen.includes(one) ? chosen.filter((it) => it !== one) : [...chosen, one]) as never)
              }
            >
              {name(one)}
            </Chip>
          ))}
        </div>
      </FieldSet>
    </FactFrame>
  );
}
