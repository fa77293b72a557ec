import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Book, FiledComplaint } from '#features/complaints/contract/complaint.ts';
import { showComplaintBook } from '#features/complaints/contract/routes.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { Fret } from '#web/ui/fret.tsx';
import textStyles from '#web/ui/text.module.css';
import styles from './book.module.css';
import { BookPromise } from './form/book-promise.tsx';
import { ComplaintForm } from './form/complaint-form.tsx';
import { Receipt } from './form/receipt.tsx';

export async function loader({ api, signal }: PageRequest) {
  return api.call(showComplaintBook, { signal });
}

export const head = ({ data, face }: PageFacts<Book>) => ({
  title: data.name,
  description: `${data.name} de ${face.product}: cualquier persona puede usarlo, con o sin cuenta, y recibe una constancia con su número y su plazo.`,
});

export function Component() {
  const book = useLoaderData<Book>();
  const [filed, setFiled] = useState<FiledComplaint | null>(null);
  return (
    <div className={`wrap ${styles.book}`}>
      <header className={`${styles.head} ${flow.stack4}`}>
        <h1>{book.name}</h1>
        <p className={`${textStyles.lead} ${textStyles.soft}`}>{book.intro}</p>
        <Fret className={styles.rule} />
        <BookPromise book={book} />
      </header>
      <Card look="paper" size="large">
        {filed ? (
          <Receipt filed={filed} />
        ) : (
          <>
            <p className={`${styles.provider} ${flow.stackHalf}`}>
              <b className={textStyles.titleS}>{book.provider.name}</b>
              <span className={textStyles.note}>{book.provider.legalName}</span>
              <span className={textStyles.note}>{book.provider.address}</span>
            </p>
            <ComplaintForm book={book} onFiled={setFiled} />
            <p className={textStyles.note}>
              <Trans>
                Un reclamo enviado no se borra ni se cambia: así lo pide la ley. Revísalo antes de enviarlo.
              </Trans>
            </p>
          </>
        )}
      </Card>
    </div>
  );
}
