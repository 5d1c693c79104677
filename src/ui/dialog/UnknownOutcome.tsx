import { Button } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Row } from '../layout/Row';
import { Stack } from '../layout/Stack';
import { FocusableAlert } from '../state/FocusableAlert';

interface UnknownOutcomeProps {
  /** Sentences about the possible outcome, to be looked up first. */
  children: ReactNode;
  /** Result of the lookup; '' before it. */
  note: string;
  /** The lookup found nothing: only then is a retry the recommended action. */
  absent: boolean;
  busy?: boolean;
  onLookUp: () => void;
  /** Retries the same request, where the page has no other button for it. */
  onAgain?: () => void;
}

/** Shown after a request without response: offers a lookup first, and a retry only if nothing was found. */
export function UnknownOutcome({ children, note, absent, busy = false, onLookUp, onAgain }: UnknownOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what asking has brought is to be read, too
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [note]);
  const lookUp = (
    <Button key="look-up" type={absent ? 'default' : 'primary'} aria-disabled={busy} onClick={onLookUp}>
      {busy ? '正在查询' : '查询结果'}
    </Button>
  );
  const again = onAgain && (
    <Button key="again" type={absent ? 'primary' : 'default'} aria-disabled={busy} onClick={onAgain}>
      重新提交
    </Button>
  );
  return (
    <FocusableAlert
      ref={box}
      type="warning"
      title={absent ? note : '提交结果未知'}
      description={
        <Stack>
          {!absent && <p>没有收到中心的答复，{children}</p>}
          {!absent && note && <p>{note}</p>}
          {/* The recommended action comes last. */}
          <Row>{absent ? [lookUp, again] : [again, lookUp]}</Row>
        </Stack>
      }
    />
  );
}
