import { Type } from 'typebox';
import { closureSpan } from '#features/closures/contract/closure-words.ts';
import { closedStopsWords } from '#features/operators/contract/departure-closure.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { noticeEmails } from '../operator/team/team.store.ts';
import { findPlanClosureFacts, noteOperatorNotified, type PlanClosureFacts } from './plan-closure.store.ts';

const ABOUT = ['asked', 'freed', 'overdue'] as const;
type About = (typeof ABOUT)[number];

export const notifyClosure = defineJob(
  Type.Object({ planId: Id, closureId: Id, about: Type.Enum([...ABOUT]) }),
  async ({ planId, closureId, about }, { db, config, mail, region }, { jobId }) => {
    const facts = await findPlanClosureFacts(db, config.REGION, { planId, closureId });
    if (!facts || (about !== 'freed' && facts.state !== 'waiting')) return;
    const live = await region.current();
    const words = wordsOf(about, facts, {
      span: closureSpan(facts, today(regionClock(live))),
      until: facts.due_at && momentIn(facts.zone, facts.due_at),
    });
    const brand = await emailBrand({ region, config });
    const url = config.PUBLIC_URL + operatorPaths.closures(facts.operator_id);
    const email = writeEmail({ brand, ...words, action: { label: 'Decir cómo sale', url } });
    const people = await noticeEmails(db, config.REGION, facts.operator_id, ['owner', 'sales']);
    for (const to of people) await mail.send({ to, ...email, key: `${jobId}/${to}` });
    if (about !== 'freed') await noteOperatorNotified(db, config.REGION, { planId, closureId }, people.length);
  },
);

function wordsOf(
  about: About,
  facts: PlanClosureFacts,
  { span, until }: { span: string; until: string | null },
): { title: string; paragraphs: string[] } {
  const closed = `${closedStopsWords(facts)}, ${span}`;
  const choices =
    facts.kind === 'place'
      ? 'Di cómo sale: sin esa parada, con otra parada en su lugar, o no sale esos días.'
      : 'Di cómo sale: igual por otro camino, sin esa parada, con otra parada en su lugar, o no sale esos días.';
  switch (about) {
    case 'asked':
      return {
        title: `Un cierre toca a «${facts.title}»`,
        paragraphs: [
          `${closed}. Tu plan «${facts.title}» pasa por ahí.`,
          `${choices} Tienes hasta el ${until}; mientras no elijas, esos días no se venden.`,
          'A quienes ya reservaron les avisamos ahora del cierre, y otra vez cuando elijas.',
        ],
      };
    case 'overdue':
      return {
        title: `Falta que digas cómo sale «${facts.title}»`,
        paragraphs: [
          `${closed}. Pasó el plazo para decir cómo sale «${facts.title}» esos días: siguen sin venderse y la región ya lo ve.`,
          choices,
        ],
      };
    case 'freed':
      return {
        title: `«${facts.title}» vuelve a venderse como siempre`,
        paragraphs: [
          facts.state === 'over'
            ? `El cierre que tocaba a «${facts.title}» terminó o se retiró. Esos días se venden otra vez, salvo las salidas que cancelaste.`
            : `El cierre que toca a «${facts.title}» ahora dura menos: ${closed}. Los demás días se venden otra vez, salvo las salidas que cancelaste.`,
        ],
      };
  }
}

const momentIn = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat('es', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(moment);
