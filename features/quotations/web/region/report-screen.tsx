import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { Answers } from './answers.tsx';
import { Gap } from './supply-gap.tsx';
import { UnansweredList } from './unanswered-list.tsx';

const PARTS = ['espera', 'tiempos', 'sin-oferta'] as const;
type Part = (typeof PARTS)[number];

export function ReportScreen() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find((one) => one === search.get('parte')) ?? 'espera';
  const quarter = search.get('trimestre') ?? undefined;
  const go = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={flow.stack4}>
      <Segmented<Part>
        label={t`Qué se muestra`}
        hideLabel
        name="part"
        value={part}
        onChange={(value) => go('parte', value)}
        options={[
          { value: 'espera', label: t`Sin respuesta` },
          { value: 'tiempos', label: t`Tiempos` },
          { value: 'sin-oferta', label: t`Sin oferta` },
        ]}
      />
      {part === 'espera' && <UnansweredList />}
      {part === 'tiempos' && <Answers quarter={quarter} onQuarter={(value) => go('trimestre', value)} />}
      {part === 'sin-oferta' && <Gap quarter={quarter} onQuarter={(value) => go('trimestre', value)} />}
    </div>
  );
}
