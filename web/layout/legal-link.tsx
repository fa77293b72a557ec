import { BookOpenText } from 'lucide-react';
import { Link } from 'react-router';
import type { LegalButton } from '#web/face.ts';

interface LegalLinkProps extends LegalButton {
  className?: string | undefined;
}

export function LegalLink({ label, hint, href, className }: LegalLinkProps) {
  const inside = className ? (
    <>
      <BookOpenText size={26} aria-hidden />
      <span>
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
    </>
  ) : (
    label
  );
  if (href.startsWith('/'))
    return (
      <Link to={href} className={className}>
        {inside}
      </Link>
    );
  return (
    <a href={href} className={className} target="_blank" rel="noreferrer">
      {inside}
    </a>
  );
}
