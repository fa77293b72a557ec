import { useEffect, useState } from 'react';
import { Queries } from '#web/http/queries.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BasketScreen } from './basket/basket-screen.tsx';

export const head = () => ({ title: 'Tu canasta', noIndex: true });

/** The server renders no lines, because the basket is stored in the browser. */
export function Component() {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <Queries>
      {alive ? (
        <BasketScreen />
      ) : (
        <div className="wrap">
          <Skeleton width="100%" height="420px" />
        </div>
      )}
    </Queries>
  );
}
