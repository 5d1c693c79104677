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
import { PanelButton } from './PanelControls';
import { PeopleSection } from './PeopleSection';
import { PhoneSection } from './PhoneSection';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { ReviewSection } from './ReviewSection';
import { TransferSection } from './TransferSection';

/** QA drawer: virtual phone, clerk, calendar, hall closing, faults and list of people. */
export function QaPanel({ onClose }: { onClose: () => void }) {
  const [outcome, setOutcome] = useState('');
  const closer = useRef<HTMLButtonElement>(null);
  // Before the first paint, so that an immediate Escape already closes the panel.
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
    // Prevents that Escape also closes the hall's dialog that contains the panel.
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
        <PanelButton text="控件总览" onClick={openGallery} />
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

/** Opens the gallery of all kinds of fields in every state, in this window: the hall's address is in the hash. */
function openGallery(): void {
  window.location.hash = '#/qaFields';
}

interface LargeUnit {
  dwzh: string;
  dwmc: string;
  password: string;
  rs: number;
}

/** Adds the unit of 100,000 members, which takes some seconds, and shows its sign-in. */
function LargeUnitButton({ act }: { act: Act }) {
  const [busy, setBusy] = useState(false);
  const [built, setBuilt] = useState<LargeUnit>();
  const build = async () => {
    setBusy(true);
    await act('单位已建立', async () => setBuilt(await qa<LargeUnit>('large-unit', {})));
    setBusy(false);
  };
  return (
    <>
      <button type="button" disabled={busy} onClick={() => void build()}>
        {busy ? '正在建立，约需几秒…' : '建立十万职工的单位'}
      </button>
      {built && (
        <span role="note">
          {built.dwmc}：职工{built.rs.toLocaleString('zh-CN')}人，单位账号{built.dwzh}，密码{built.password}
        </span>
      )}
    </>
  );
}
