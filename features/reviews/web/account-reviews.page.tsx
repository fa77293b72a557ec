import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AccountFrame, AccountList } from '#features/accounts/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { listAccountReviews } from '../contract/account-routes.ts';
import { OwnCard, ownReviewsKey } from './account/own-card.tsx';

export const head = () => ({ title: 'Tus opiniones', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <AccountFrame title={t`Tus opiniones`} lead={<Trans>Lo que contaste, y lo que te respondieron.</Trans>}>
      {() => <Own />}
    </AccountFrame>
  );
}

function Own() {
  const { t } = useLingui();
  const api = useApi();
  const reviews = useQuery({
    queryKey: ownReviewsKey,
    queryFn: ({ signal }) => api.call(listAccountReviews, { signal, quiet: true }),
  });
  return (
    <AccountList
      query={reviews}
      empty={{
        title: t`Aún no opinaste`,
        words: <Trans>En la página de cada lugar puedes contar cómo te fue.</Trans>,
        action: (
          <ButtonLink to={paths.explore()}>
            <Trans>Ver los lugares</Trans>
          </ButtonLink>
        ),
      }}
      card={(review) => <OwnCard review={review} />}
    />
  );
}
