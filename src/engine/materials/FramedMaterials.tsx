import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { fetchMaterials, type Material, type MaterialRequest } from '@/api/archive/archive';
import sections from '@/form/sections/sections.module.css';
import { failureText } from '@/lib/shown-errors';
import { useSessionDialogs } from '@/session/dialog-store';
import { signOut } from '@/session/opening/sign-out';
import { Dialog } from '@/ui/dialog/Dialog';
import { Row } from '@/ui/layout/Row';
import { isMaterialMissing } from '../flow/missing-material';
import { SeenAlert } from '../flow/SeenAlert';
import { StepFrame } from '../frame/StepFrame';
import { PreviousStep } from '../run/PreviousStep';
import { useRun } from '../run/run';
import { type FrameAddress, sandboxOf } from './frame-address';
import { MissingMaterials } from './MissingMaterials';
import styles from './materials.module.css';
import { useArchiveFrame } from './use-archive-frame';

interface FramedMaterialsProps {
  title: string;
  address: FrameAddress;
  request: MaterialRequest;
  onDone: () => void;
  /** Switches to the hall's own list. */
  onPlain: () => void;
}

type Complaint = { kind: 'missing' | 'uploading'; missing: readonly Material[] } | { kind: 'error'; text: string };

/** The centre's collection page in a frame with the hall's buttons (docs/specification.md 2.6). */
export function FramedMaterials(props: FramedMaterialsProps) {
  const { title, address, request, onDone, onPlain } = props;
  const { back } = useRun();
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  const [timedOut, setTimedOut] = useState(false);
  const checking = useRef(false);
  const { frame, state, round, onLoad, retry } = useArchiveFrame(address, request, (act) => {
    if (act === 'previous') back.current?.();
    else if (act === 'submit') void submit();
    else setTimedOut(true);
  });

  /** Asks the centre whether all materials are there: the frame's state is only a hint. */
  const submit = async () => {
    if (checking.current) return;
    if (state.uploading > 0) return setComplaint({ kind: 'uploading', missing: [] });
    checking.current = true;
    try {
      const missing = (await fetchMaterials(request)).filter(isMaterialMissing);
      if (missing.length > 0) setComplaint({ kind: 'missing', missing });
      else onDone();
    } catch (error) {
      setComplaint({ kind: 'error', text: failureText(error, '请稍后重试') });
    } finally {
      checking.current = false;
    }
  };

  return (
    <StepFrame
      title={title}
      actions={
        <>
          <PreviousStep of="materials" />
          <Button type="primary" onClick={() => void submit()}>
            下一步
          </Button>
        </>
      }
    >
      {complaint?.kind === 'error' && <SeenAlert type="error" title={complaint.text} />}
      {complaint && complaint.kind !== 'error' && (
        <MissingMaterials running={complaint.kind === 'uploading'} missing={complaint.missing} />
      )}
      <section className={sections.card} aria-label="电子档案采集">
        {state.phase === 'failed' ? (
          <Alert
            type="warning"
            showIcon
            title="电子档案采集页面没有打开"
            description={failureText(state.error, '可能是网络较慢或采集服务暂时不可用。')}
            action={
              <Row as="span">
                <Button type="primary" onClick={retry}>
                  重试
                </Button>
                <Button onClick={onPlain}>改用简易上传</Button>
              </Row>
            }
          />
        ) : (
          <>
            {state.phase === 'loading' && <p role="status">正在打开电子档案采集页面…</p>}
            <iframe
              key={round}
              ref={frame}
              className={styles.frame}
              style={{ height: state.height }}
              src={address.url}
              title="电子档案采集"
              allow="camera; clipboard-read"
              sandbox={sandboxOf(address)}
              referrerPolicy="no-referrer"
              onLoad={onLoad}
            />
          </>
        )}
      </section>
      {timedOut && <TokenTimeOutDialog />}
    </StepFrame>
  );
}

/** Expired session of the archive frame (docs/specification.md 4): the user has to sign in again; the draft is kept. */
function TokenTimeOutDialog() {
  // The hall may show its own dialog already.
  const already = useSessionDialogs((state) => state.sessionLost);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    await signOut({ reason: 'lost' });
  };
  return (
    <Dialog
      open={!already}
      role="alertdialog"
      closable="none"
      title="系统提示"
      width={420}
      footer={
        <Button type="primary" data-autofocus aria-disabled={leaving} onClick={() => void leave()}>
          重新登录
        </Button>
      }
    >
      <p>登录已过期，请重新登录</p>
    </Dialog>
  );
}
