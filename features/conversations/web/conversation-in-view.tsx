import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Conversation } from './conversation.tsx';
import { isDraftedHere } from './conversation-draft.ts';

/** Waits until the conversation is on the screen, because loading it marks its messages as read. */
export function ConversationInView(props: ComponentProps<typeof Conversation>) {
  const [isSeen, setSeen] = useState(() => isDraftedHere(props.calls.key));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isSeen]);
  if (isSeen) return <Conversation {...props} />;
  return (
    <div ref={place}>
      <Skeleton width="80%" height="48px" />
    </div>
  );
}
