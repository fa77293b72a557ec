import { BookOpenText } from 'lucide-react';
import { Link } from 'react-router';
import type { LegalButton } from '#web/face.ts';

interface LegalLinkProps extends LegalButton {
  /** If set, the link is shown as a large button with this CSS class, and with `hint` as its second line. */
  className?: string | undefined;
}

/** A button or link that the country's law requires. */
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
