import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './plain/Button';
import styles from './UnknownOutcome.module.css';

interface UnknownOutcomeProps {
  /** What may have happened all the same and is to be asked first, in sentences. */
  children: ReactNode;
  /** What asking has brought; '' before. */
  note: string;
  /** The centre was asked and has nothing: only now is another try what is to be done. */
  absent: boolean;
  busy?: boolean;
  onLookUp: () => void;
  /** Sends the same once more, where no other button on the page does. */
  onAgain?: () => void;
}

/** After a lost answer: the result is asked for first; sent again only when there is none. */
export function UnknownOutcome({ children, note, absent, busy = false, onLookUp, onAgain }: UnknownOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what asking has brought is to be read, too
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [note]);
  const lookUp = (
    <Button key="look-up" kind={absent ? 'plain' : 'primary'} aria-disabled={busy} onClick={onLookUp}>
      {busy ? '正在查询' : '查询结果'}
    </Button>
  );
  const again = onAgain && (
    <Button key="again" kind={absent ? 'primary' : 'plain'} aria-disabled={busy} onClick={onAgain}>
      重新提交
    </Button>
  );
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      {!absent && <strong>提交结果未知</strong>}
      {!absent && <p>没有收到中心的答复，{children}</p>}
      {note && <p>{note}</p>}
      {/* The last action is the one to take. */}
      <div className={styles.actions}>{absent ? [lookUp, again] : [again, lookUp]}</div>
    </div>
  );
}
