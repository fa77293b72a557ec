import { useLoaderData } from 'react-router';
import type { PolicySummary } from '#features/policies/contract/policy.ts';
import { listPolicies, showLaw } from '#features/policies/contract/routes.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { SignUpScreen } from './entry/sign-up-screen.tsx';

export interface SignUpTexts {
  policies: PolicySummary[];
  notices: { id: string; title: string; text: string }[];
}

export async function loader({ api, signal }: PageRequest): Promise<SignUpTexts> {
  const [{ items }, law] = await Promise.all([api.call(listPolicies, { signal }), api.call(showLaw, { signal })]);
  const notices = law.notices.filter(({ places }) => places.includes('sign_up'));
  return { policies: items, notices: notices.map(({ id, title, text }) => ({ id, title, text })) };
}

export const head = ({ face }: PageFacts<SignUpTexts>) => ({
  title: 'Crear una cuenta',
  description: `Una cuenta en ${face.product} guarda tus viajes en todos tus dispositivos.`,
  noIndex: true,
});

export const Component = () => <SignUpScreen texts={useLoaderData<SignUpTexts>()} />;
