import { useState } from 'react';
import flow from '#web/ui/flow.module.css';
import type { DepartureBatch, DepartureBatchChange, DepartureOutcome } from '../../../../contract/departure-batch.ts';
import { BatchDone } from './batch-done.tsx';
import { BatchForm } from './batch-form.tsx';
import { BatchPreview } from './batch-preview.tsx';

interface Previewed {
  change: DepartureBatchChange;
  items: DepartureOutcome[];
}

export function DepartureBatchScreen() {
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [done, setDone] = useState<DepartureBatch | null>(null);
  if (done) {
    return (
      <BatchDone
        batch={done}
        onMore={() => {
          setDone(null);
          setPreviewed(null);
        }}
      />
    );
  }
  return (
    <div className={flow.stack6}>
      <BatchForm onChange={() => setPreviewed(null)} onPreview={(change, items) => setPreviewed({ change, items })} />
      {previewed && <BatchPreview {...previewed} onDone={setDone} />}
    </div>
  );
}
