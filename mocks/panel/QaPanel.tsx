import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { AppointmentSection } from './AppointmentSection';
import type { Act } from './act';
import { BankSection } from './BankSection';
import { ClockSection } from './ClockSection';
import { ComplaintSection } from './ComplaintSection';
import { EvaluationSection } from './EvaluationSection';
import { FaultSection } from './FaultSection';
import { GovSection } from './GovSection';
import { HallSection } from './HallSection';
import { KeySection } from './KeySection';
import { LargeUnitButton } from './LargeUnitButton';
import { PeopleSection } from './PeopleSection';
import { PhoneSection } from './PhoneSection';
import styles from './panel.module.css';
import { ReviewSection } from './ReviewSection';
import { TransferSection } from './TransferSection';

/** The drawer: a virtual phone, a reviewer, the calendar, the hall's door, faults and the list of people. */
export function QaPanel({ onClose }: { onClose: () => void }) {
  const [outcome, setOutcome] = useState('');
  const closer = useRef<HTMLButtonElement>(null);
  // Before anybody sees it: Escape pressed at once belongs to the panel already.
  useLayoutEffect(() => closer.current?.focus(), []);

  const act: Act = async (done, work) => {
    try {
      await work();
      setOutcome(done);
    } catch (failure) {
      setOutcome(failure instanceof Error ? failure.message : '操作失败');
    }
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Not the hall's dialog as well, in which the panel may lie.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <div role="dialog" aria-labelledby="qa-panel-title" className={styles.drawer} onKeyDown={closeOnEscape}>
      <div className={styles.head}>
        <h2 id="qa-panel-title">测试工具</h2>
        <button type="button" ref={closer} onClick={onClose}>
          关闭测试工具
        </button>
      </div>
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
      <p className={styles.row}>
        <button type="button" onClick={openGallery}>
          控件总览
        </button>
        <LargeUnitButton act={act} />
      </p>
      <PhoneSection act={act} />
      <KeySection act={act} />
      <ReviewSection act={act} />
      <AppointmentSection act={act} />
      <ComplaintSection act={act} />
      <EvaluationSection act={act} />
      <BankSection act={act} />
      <TransferSection act={act} />
      <ClockSection act={act} />
      <HallSection act={act} />
      <FaultSection act={act} />
      <GovSection act={act} />
      <PeopleSection act={act} />
    </div>
  );
}

/** The page of every kind of field in every state, in this window: the hall's address is in the hash. */
function openGallery(): void {
  window.location.hash = '#/qaFields';
}
