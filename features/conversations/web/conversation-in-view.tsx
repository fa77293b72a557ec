import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Conversation } from './conversation.tsx';
import { isDrafted } from './conversation-draft.ts';

/** A conversation that opens when it scrolls into view, because opening marks its messages as read. It opens at once when it has a draft. */
export function ConversationInView(props: ComponentProps<typeof Conversation>) {
  const [isSeen, setSeen] = useState(() => isDrafted(props.messagesUrl));
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
