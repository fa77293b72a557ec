import { createHash } from 'node:crypto';
import { type AskBody, daysOf, peopleOf, requestedDays } from '#features/quotations/contract/quotation.ts';
import { hashUuid } from '#server/auth/guest-keys.ts';
import type { Database } from '#server/database/connect.ts';
import { askerHash } from './asker.ts';
import { saveUnserved } from './unserved.store.ts';

interface Refused {
  region: string;
  body: AskBody;
  accountId: string | null;
  areas: string[];
  askerKey: Buffer;
}

/** Stores no free text, special needs, ages or contact data. */
export async function keepUnserved(db: Database, { region, body, accountId, areas, askerKey }: Refused): Promise<void> {
  const { wish } = body;
  const email = createHash('sha256').update(body.contact.email.toLowerCase()).digest('hex');
  await saveUnserved(db, {
    region_id: region,
    creation_hash: hashUuid(body.uuid),
    asker_hash: Buffer.from(askerHash(askerKey, email), 'hex'),
    account_id: accountId,
    kind: body.source.kind,
    people: peopleOf(wish.party),
    begins: daysOf(wish)?.begins ?? null,
    ends: daysOf(wish)?.ends ?? null,
    length: requestedDays(wish),
    areas,
    languages: wish.languages,
    lodging: wish.lodging,
    budget: wish.budget && JSON.stringify(wish.budget),
    assigned: body.operators ? 'chosen' : 'rotation',
  });
}
