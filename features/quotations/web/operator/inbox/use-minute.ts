import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** Milliseconds now, renewed twice a minute: as exactly as clocks of hours are read. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
